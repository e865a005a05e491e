import type { SentTransfer } from "@tradewind/domain/transfer";
import { Schema } from "effect";
import { SavedMoney } from "../../kept/saved-decimal.ts";

const movement = { amount: SavedMoney, from: Schema.Number, to: Schema.Number };

const Saved = Schema.Struct({
	...movement,
	currencyId: Schema.Number,
	known: Schema.optional(Schema.Array(Schema.Struct({ ...movement, createdAt: Schema.String }))),
});

/** A transfer without an answer, and the newest page of the log before it. */
export const savedTransfer = {
	schema: Saved,
	write: ({ order, knownRecords }: SentTransfer) => ({ ...order, known: knownRecords }),
	read: ({ known, ...order }: typeof Saved.Type): SentTransfer => ({ order, knownRecords: known }),
};
