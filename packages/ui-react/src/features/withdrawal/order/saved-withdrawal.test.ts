import { decimal, money } from "@tradewind/domain/money";
import { noTexts, type SentWithdrawal } from "@tradewind/domain/withdrawal";
import { Equal, Schema } from "effect";
import { expect, test } from "vitest";
import { savedWithdrawal } from "./saved-withdrawal.ts";
import { sentToAddress, sentToBank } from "./withdrawal.test-support.ts";

const toAddress: SentWithdrawal = {
	...sentToAddress,
	order: { ...sentToAddress.order, amount: money(decimal("0.00000001")) },
	knownRecords: [
		{
			kind: "crypto",
			amount: money(decimal("0.00000001")),
			received: undefined,
			currencyCode: "USDT",
			fee: undefined,
			statusText: "",
			isRejected: false,
			createdAt: "2026-01-01 00:00:00",
			target: sentToAddress.target,
			businessId: undefined,
			notes: "",
		},
	],
};

const toBank: SentWithdrawal = { ...sentToBank, knownRecords: toAddress.knownRecords };

/** The text that is saved of a withdrawal, and what is read of it. */
const saveAndRead = (sent: SentWithdrawal) => {
	const { schema, write, read } = savedWithdrawal;
	const text = JSON.stringify(Schema.encodeSync(schema)(write(sent)));
	return { text, found: read(Schema.decodeUnknownSync(schema)(JSON.parse(text))) };
};

test("A-140: a withdrawal to an address is read back with the records that were known", () => {
	expect(Equal.equals(saveAndRead(toAddress).found, toAddress)).toBe(true);
});

test("A-140: of a withdrawal to a bank neither the number of the account nor a record is saved, so that it stays unknown", () => {
	const { text, found } = saveAndRead(toBank);
	expect(text).not.toMatch(/0012345678|2026-01-01|rent/);
	const asRead: SentWithdrawal = {
		...toBank,
		order: { ...toBank.order, target: { is: "address", address: "" }, ...noTexts },
		target: "",
		knownRecords: undefined,
	};
	expect(Equal.equals(found, asRead)).toBe(true);
});
