import { withdrawal as calls, wire } from "@tradewind/contracts";
import { checkAddress, type WithdrawalCurrency, type WithdrawalKind } from "@tradewind/domain/withdrawal";
import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import { createOwned } from "../collections/owned.ts";
import { drawCurrencyOf } from "./draw-currencies.ts";

const bankFields = wire.wordsOf(calls.bankFields);
type BankField = (typeof bankFields)[number];

/** A bound address or bank account of a customer. */
export interface Way {
	readonly id: number;
	readonly customerId: number;
	readonly kind: WithdrawalKind;
	readonly currency: WithdrawalCurrency;
	/** Empty for a bank account. */
	readonly address: string;
	/** Empty fields for an address. */
	readonly bank: Readonly<Record<BankField, string>>;
}

/** The fields of a binding as they are sent. */
export interface BindInput extends Partial<Readonly<Record<BankField, string>>> {
	readonly type: "1" | "2";
	readonly draw_id: string;
	readonly dc_address?: string;
}

const maxLength = 200;
/** Of one customer. */
const maxWays = 50;

/** The bound withdraw ways of all customers. Ids ascend and are not used again. */
export const createWays = () => {
	const ways = createOwned<Way>();
	let lastId = 0;

	return {
		/** Newest first. */
		of: (customerId: number): readonly Way[] => ways.of(customerId).toReversed(),
		find: (customerId: number, id: number): Way | undefined =>
			ways.of(customerId).find((way) => way.id === id),
		bind: (customerId: number, input: BindInput): Result.Result<Way, Refusal> => {
			const found = drawCurrencyOf(Number(input.draw_id));
			if (!found || (found.kind === "crypto") !== (input.type === "1"))
				return refuse("withdrawal.noSuchCurrency");
			const { kind, currency } = found;
			const address = kind === "crypto" ? (input.dc_address ?? "").trim() : "";
			const textOf = (field: BankField) => (kind === "bank" ? (input[field] ?? "").trim() : "");
			const bank = Object.fromEntries(bankFields.map((field) => [field, textOf(field)])) as Way["bank"];
			if ([address, ...Object.values(bank)].some((text) => text.length > maxLength))
				return refuse("withdrawal.fieldTooLong", { length: String(maxLength) });
			if (kind === "crypto" && !isAccepted(address, currency))
				return refuse("withdrawal.addressNotAccepted", {
					currency: currency.code,
					network: currency.protocol,
				});
			if (kind === "bank" && (bank.payee_name === "" || bank.bank_name === ""))
				return refuse("withdrawal.bankNamesMissing");
			const isSame = (way: Way) =>
				way.currency.id === currency.id &&
				way.address === address &&
				bankFields.every((field) => way.bank[field] === bank[field]);
			if (ways.of(customerId).some(isSame)) return refuse("withdrawal.methodExists");
			if (ways.of(customerId).length >= maxWays)
				return refuse("answer.limitReached", { maximum: String(maxWays) });
			lastId += 1;
			const way = { id: lastId, customerId, kind, currency, address, bank };
			ways.put(way);
			return Result.succeed(way);
		},
		/** Whether there was such a way. */
		remove: (customerId: number, id: number): boolean =>
			ways.get(id)?.customerId === customerId && ways.delete(id),
	};
};

export type Ways = ReturnType<typeof createWays>;

/** A known network needs an address with right check digits (docs/assumptions.md, A-88). */
export const isAccepted = (address: string, currency: WithdrawalCurrency): boolean =>
	/^[!-~]{8,128}$/.test(address) &&
	["valid", "no check digits", "unknown network"].includes(checkAddress(address, currency).is);
