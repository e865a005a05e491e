import { noTexts, type SentWithdrawal, type WithdrawalRecord } from "@tradewind/domain/withdrawal";
import { Schema } from "effect";
import { SavedMoney } from "../../../kept/saved-decimal.ts";

/** The part of a record that identifies it. */
const SavedRecord = Schema.Struct({
	createdAt: Schema.String,
	currencyCode: Schema.String,
	amount: SavedMoney,
	target: Schema.String,
});

const Saved = Schema.Struct({
	kind: Schema.Literals(["crypto", "bank"]),
	currencyId: Schema.Number,
	amount: SavedMoney,
	currencyCode: Schema.String,
	target: Schema.String,
	known: Schema.optional(Schema.Array(SavedRecord)),
});

/** A withdrawal without an answer. The number of a bank account is not written to the device. */
export const savedWithdrawal = {
	schema: Saved,
	formerKey: "tradewind.awaited withdrawal",
	write: ({ order, currencyCode, target, knownRecords }: SentWithdrawal): typeof Saved.Type => {
		const { kind, currencyId, amount } = order;
		return kind === "crypto"
			? { kind, currencyId, amount, currencyCode, target, known: knownRecords }
			: { kind, currencyId, amount, currencyCode, target: "" };
	},
	read: ({ kind, currencyId, amount, currencyCode, target, known }: typeof Saved.Type): SentWithdrawal => ({
		order: { kind, currencyId, amount, target: { is: "address", address: target }, ...noTexts },
		currencyCode,
		target,
		knownRecords: known?.map(recordOf),
	}),
};

const recordOf = (saved: typeof SavedRecord.Type): WithdrawalRecord => ({
	...saved,
	kind: "crypto",
	received: undefined,
	fee: undefined,
	statusText: "",
	isRejected: false,
	businessId: undefined,
	notes: "",
});
