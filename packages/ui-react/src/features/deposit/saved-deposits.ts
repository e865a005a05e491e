import type { SentBankDeposit, SentCryptoDeposit, SentWireDeposit } from "@tradewind/domain/deposit";
import { Schema } from "effect";
import { SavedMoney } from "../../kept/saved-decimal.ts";

/**
 * Deposits without an answer: what identifies them in the records, no address of a picture. Their machines look a command up while they
 * read their page for the first time.
 */
const isResumedAtOnce = true as const;

const lastRecordId = Schema.optional(Schema.Number);

const Crypto = Schema.Struct({
	channelId: Schema.Number,
	amount: SavedMoney,
	currency: Schema.String,
	lastRecordId,
});

export const savedCryptoDeposit = {
	name: "deposit.crypto",
	isResumedAtOnce,
	schema: Crypto,
	write: ({ order, currency, lastRecordId: last }: SentCryptoDeposit) => ({
		channelId: order.channelId,
		amount: order.amount,
		currency,
		lastRecordId: last,
	}),
	read: ({ channelId, amount, currency, lastRecordId: last }: typeof Crypto.Type): SentCryptoDeposit => ({
		order: { channelId, amount, address: "", proof: "" },
		currency,
		lastRecordId: last,
	}),
};

const Wire = Schema.Struct({ optionId: Schema.Number, amount: SavedMoney, lastRecordId });

export const savedWireDeposit = {
	name: "deposit.wire",
	isResumedAtOnce,
	schema: Wire,
	write: ({ order, lastRecordId: last }: SentWireDeposit) => ({
		optionId: order.optionId,
		amount: order.amount,
		lastRecordId: last,
	}),
	read: ({ optionId, amount, lastRecordId: last }: typeof Wire.Type): SentWireDeposit => ({
		order: { optionId, amount, proof: "" },
		lastRecordId: last,
	}),
};

const Bank = Schema.Union([
	Schema.Struct({ is: Schema.Literal("create"), optionId: Schema.Number, amount: SavedMoney, lastRecordId }),
	Schema.Struct({ is: Schema.Literals(["cancel", "upload proof"]), depositId: Schema.Number, lastRecordId }),
]);

export const savedBankDeposit = {
	name: "deposit.bank",
	isResumedAtOnce,
	schema: Bank,
	write: ({ command, lastRecordId: last }: SentBankDeposit): typeof Bank.Type =>
		command.is === "create"
			? { is: command.is, ...command.order, lastRecordId: last }
			: { is: command.is, depositId: command.depositId, lastRecordId: last },
	read: (saved: typeof Bank.Type): SentBankDeposit => ({
		command: commandIn(saved),
		lastRecordId: saved.lastRecordId,
	}),
};

const commandIn = (saved: typeof Bank.Type): SentBankDeposit["command"] => {
	switch (saved.is) {
		case "create":
			return { is: saved.is, order: { optionId: saved.optionId, amount: saved.amount } };
		case "cancel":
			return { is: saved.is, depositId: saved.depositId };
		case "upload proof":
			return { is: saved.is, depositId: saved.depositId, proof: "" };
	}
};
