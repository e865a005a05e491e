import { Effect } from "effect";
import type { Price } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";
import { dollarPrice } from "./withdrawal-terms.ts";

export interface CurrenciesQuery {
	readonly kind: WithdrawalKind;
	/** Code of the account's currency; empty while the site's settings are unknown. */
	readonly accountCurrency: string;
}

export interface CurrenciesReading {
	/** Of the kind. */
	readonly currencies: readonly WithdrawalCurrency[];
	/** Dollars per unit of the account's currency. */
	readonly accountPrice: Price;
}

const dollars: ReadonlySet<string> = new Set(["", "USD", "USDT", "USDC"]);

/**
 * The currencies of a kind, and the price of the account's currency: that of the listed currency with its code, of this kind or
 * the other. An account in dollars, or in a currency that neither list has, counts as dollars (docs/assumptions.md, A-330).
 */
export const readCurrencies = ({
	kind,
	accountCurrency,
}: CurrenciesQuery): Effect.Effect<CurrenciesReading, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const { currencies: read } = yield* Withdrawals;
		const currencies = yield* read(kind);
		const priceIn = (listed: readonly WithdrawalCurrency[]) =>
			listed.find(({ code }) => code === accountCurrency)?.usdPrice;
		if (dollars.has(accountCurrency)) return { currencies, accountPrice: dollarPrice };
		const accountPrice =
			priceIn(currencies) ?? priceIn(yield* read(kind === "bank" ? "crypto" : "bank")) ?? dollarPrice;
		return { currencies, accountPrice };
	});
