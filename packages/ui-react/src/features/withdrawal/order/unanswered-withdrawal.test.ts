import { decimal, money } from "@tradewind/domain/money";
import type { SentWithdrawal } from "@tradewind/domain/withdrawal";
import { Equal } from "effect";
import { expect, test } from "vitest";
import { assign, createActor, setup } from "xstate";
import { startApp } from "../../../state/fake-app.test-support.ts";
import { readUnanswered, saveUnanswered } from "./unanswered-withdrawal.ts";

const amount = money(decimal("0.00000001"));
const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";

const toAddress: SentWithdrawal = {
	order: { kind: "crypto", currencyId: 1, amount, target: { is: "address", address }, remark: "" },
	currencyCode: "USDT",
	target: address,
	knownRecords: [
		{
			kind: "crypto",
			amount,
			received: undefined,
			currencyCode: "USDT",
			fee: undefined,
			statusText: "",
			createdAt: "2026-01-01 00:00:00",
			target: address,
			businessId: undefined,
			notes: "",
		},
	],
};

const toBank: SentWithdrawal = {
	order: {
		kind: "bank",
		currencyId: 11,
		amount,
		target: { is: "way", wayId: 3 },
		remark: "rent",
	},
	currencyCode: "USD",
	target: "0012345678",
	knownRecords: toAddress.knownRecords,
};

/** Saves a withdrawal of customer 7 that is sent, and reads what the tab keeps of it. */
const save = (sent: SentWithdrawal) => {
	const kept = new Map<string, string>();
	const store = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem: (key: string) => void kept.delete(key),
	};
	const { app } = startApp();
	const machine = setup({
		types: {} as { context: { sent: SentWithdrawal | undefined }; events: { type: "send" } },
	}).createMachine({
		context: { sent: undefined },
		initial: "filling in",
		states: { "filling in": {}, accepted: {}, "not carried out": {} },
		on: { send: { actions: assign({ sent }) } },
	});
	const actor = createActor(machine).start();
	saveUnanswered(app, 7, actor, store);
	actor.send({ type: "send" });
	return {
		text: () => [...kept.values()].join(),
		replace: (from: string, to: string) => {
			for (const [key, text] of kept) kept.set(key, text.replaceAll(from, to));
		},
		read: (customerId: number) => readUnanswered(app, customerId, store),
	};
};

test("A-140: a withdrawal to an address is read back with the records that were known, by its customer alone", () => {
	const { read } = save(toAddress);
	expect(Equal.equals(read(7), toAddress)).toBe(true);
	expect(read(8)).toBeUndefined();
});

test("A-140: of a withdrawal to a bank neither the number of the account nor a record is saved, so that it stays unknown", () => {
	const { read, text } = save(toBank);
	expect(text()).not.toMatch(/0012345678|2026-01-01|rent/);
	const asRead: SentWithdrawal = {
		...toBank,
		order: { ...toBank.order, target: { is: "address", address: "" }, remark: "" },
		target: "",
		knownRecords: undefined,
	};
	expect(Equal.equals(read(7), asRead)).toBe(true);
});

test.each([
	["crypto", "cash"],
	['"amount":"0.00000001"', '"amount":"a lot"'],
	['"currencyId":1', '"currencyId":"1"'],
	['"currencyCode":"USDT"', '"currencyCode":1'],
])("pitfall 15: what another release or another program has saved is ignored: %s as %s", (from, to) => {
	const { read, replace } = save(toAddress);
	replace(from, to);
	expect(read(7)).toBeUndefined();
});
