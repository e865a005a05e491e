import type { SentBankDeposit } from "@tradewind/domain/deposit";
import { decimal, money } from "@tradewind/domain/money";
import { Equal, Schema } from "effect";
import { expect, test } from "vitest";
import { savedBankDeposit, savedCryptoDeposit } from "./saved-deposits.ts";

const amount = money(decimal("0.00000001"));

test("A-140: a deposit of a coin is read back without its address and its picture", () => {
	const { schema, write, read } = savedCryptoDeposit;
	const order = { channelId: 3, amount, address: "bc1q", proof: "/media/uploads/a.jpg" };
	const text = JSON.stringify(Schema.encodeSync(schema)(write({ order, currency: "BTC", lastRecordId: 7 })));
	expect(text).not.toMatch(/bc1q|media/);
	const asRead = {
		order: { channelId: 3, amount, address: "", proof: "" },
		currency: "BTC",
		lastRecordId: 7,
	};
	expect(Equal.equals(read(Schema.decodeUnknownSync(schema)(JSON.parse(text))), asRead)).toBe(true);
});

test.each<SentBankDeposit["command"]>([
	{ is: "create", order: { optionId: 12, amount } },
	{ is: "cancel", depositId: 7001 },
	{ is: "upload proof", depositId: 7001, proof: "" },
])("A-140: the command $is of a bank deposit is read back", (command) => {
	const { schema, write, read } = savedBankDeposit;
	const sent = { command, lastRecordId: 7 };
	const text = JSON.stringify(Schema.encodeSync(schema)(write(sent)));
	expect(Equal.equals(read(Schema.decodeUnknownSync(schema)(JSON.parse(text))), sent)).toBe(true);
});
