import { beforeEach, expect, test, vi } from "vitest";
import { isReceiptKept } from "./kept-receipt-page.ts";
import type { Receipt } from "./receipt.ts";
import { storedReceipts } from "./receipts.ts";

beforeEach(() => vi.stubGlobal("location", { pathname: "/trade", search: "" }));

const receipt: Receipt = {
	title: { key: "transfer.receipt" },
	sum: { is: "money", value: "12.5" },
	lines: [{ label: "transfer.from", value: { is: "words", key: "shared.balance.change" } }],
	next: [],
	...{ view: "/mine/transfer?type=history", page: "/trade", at: 1_767_225_600_000 },
};

const storeWith = (text: string) => {
	const items = new Map([["tradewind.receipts", text]]);
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};
const kept = (changes: object) =>
	storeWith(JSON.stringify({ version: 1, owner: 7, receipts: { transfer: receipt }, ...changes }));

test("A-530: a receipt is shown again after a reload of its page, and on no other page", () => {
	expect(storedReceipts(7, kept({}))).toEqual({ transfer: receipt });
	expect([isReceiptKept("transfer", kept({})), isReceiptKept("withdrawal", kept({}))]).toEqual([true, false]);
	vi.stubGlobal("location", { pathname: "/trade", search: "?product=micro" });
	expect([storedReceipts(7, kept({})), isReceiptKept("transfer", kept({}))]).toEqual([{}, false]);
});

test("Pitfalls 15, 31: a receipt of another customer or release, and an unreadable one, is dropped", () => {
	const { at: _, ...incomplete } = receipt;
	const dropped = [
		kept({ owner: 8 }),
		kept({ version: 2 }),
		kept({ receipts: { transfer: incomplete } }),
		kept({ receipts: { transfer: { ...receipt, sum: { is: "coin" } } } }),
		kept({ receipts: { transfer: { ...receipt, lines: [7] } } }),
		kept({ receipts: [] }),
		...["", "{", "null", "7"].map(storeWith),
	];
	expect(dropped.map((store) => storedReceipts(7, store))).toEqual(dropped.map(() => ({})));
	expect(["", "{", "null", "[]"].map((text) => isReceiptKept("transfer", storeWith(text)))).toEqual([
		...[false, false, false, false],
	]);
});
