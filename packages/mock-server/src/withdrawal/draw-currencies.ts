import { decimal, price, rate } from "@tradewind/domain/money";
import type { WithdrawalCurrency, WithdrawalKind } from "@tradewind/domain/withdrawal";
import { bankCurrencies, coins, type PaymentCurrency } from "../payment/currencies.ts";

type Fee = readonly [feeType: WithdrawalCurrency["feeType"], drawRate: string];

/** By the id of the currency. */
const fees: ReadonlyMap<number, Fee> = new Map([
	[1, ["fixed", "1"]],
	[2, ["fixed", "5"]],
	[3, ["percent", "0.5"]],
	[4, ["percent", "0.5"]],
	[11, ["fixed", "10"]],
	[12, ["percent", "1"]],
	[13, ["percent", "1"]],
]);

const withFee = ({ id, code, protocol, usdPrice }: PaymentCurrency): WithdrawalCurrency => {
	const [feeType, drawRate] = fees.get(id) ?? ["percent", "1"];
	return {
		id,
		code,
		protocol,
		feeType,
		drawRate: rate(decimal(drawRate)),
		usdPrice: price(decimal(usdPrice)),
	};
};

export const drawCurrencies: Readonly<Record<WithdrawalKind, readonly WithdrawalCurrency[]>> = {
	crypto: coins.map(withFee),
	bank: bankCurrencies.map(withFee),
};

/** The currency of an id, and its kind. */
export const drawCurrencyOf = (
	id: number,
): { readonly kind: WithdrawalKind; readonly currency: WithdrawalCurrency } | undefined => {
	for (const kind of ["crypto", "bank"] as const) {
		const currency = drawCurrencies[kind].find((one) => one.id === id);
		if (currency) return { kind, currency };
	}
	return undefined;
};
