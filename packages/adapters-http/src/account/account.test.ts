import { account } from "@tradewind/contracts";
import { AccountHistory, Accounts } from "@tradewind/domain/account";
import { decimal } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

test.each([
	[10, { is: "memo", text: "typed" }],
	[4, { is: "sentence", text: "Fee" }],
])("Spec 2 §3: an account record of type %i", async (Type, reason) => {
	const [record] = account.getAccountChanges.example.reply.data;
	const { run } = startPorts(account.getAccountChanges, {
		data: [{ ...record, Type, Memo: "typed", MemoTran: "Fee" }],
		total: 1,
	});
	const { rows } = await run(
		AccountHistory.use(({ records }) => records({ accountId: 1, page: 1, range: undefined })),
	);
	expect(rows[0]?.reason).toEqual(reason);
});

test("A-562: the types of records are read as kinds; an absent or unknown type is another one", async () => {
	const [record] = account.getAccountChanges.example.reply.data;
	const { recordTypes } = account;
	const asked = [...Object.entries(recordTypes), ["unknown", 77], ["absent", null]] as const;
	const { run } = startPorts(account.getAccountChanges, {
		data: asked.map(([, Type], Id) => ({ ...record, Id, Type })),
		total: asked.length,
	});
	const { rows } = await run(
		AccountHistory.use(({ records }) => records({ accountId: 1, page: 1, range: undefined })),
	);
	expect(asked.map(([name], place) => `${name}: ${rows[place]?.kind}`)).toEqual([
		"opening: other",
		"reserved: reservation",
		"released: reservation",
		"fee: fee",
		"result: result",
		"deposit: deposit",
		"withdrawal: withdrawal",
		"withdrawalReturned: withdrawal",
		"transfer: transfer",
		"adjustment: other",
		"loanPaidOut: loan",
		"loanRepaid: loan",
		"fundSubscribed: fund",
		"fundIncome: fund",
		"fundReturned: fund",
		"cover: result",
		"unknown: other",
		"absent: other",
	]);
});

test.each([
	["soon", "soon"],
	[null, ""],
])("Spec 1 §5: the invalid moment %j of a record is read as %j", async (sent, moment) => {
	const [record] = account.getAccountChanges.example.reply.data;
	const { run } = startPorts(account.getAccountChanges, {
		data: [{ ...record, CreatedAtTran: sent }],
		total: 1,
	});
	const { rows } = await run(
		AccountHistory.use(({ records }) => records({ accountId: 1, page: 1, range: undefined })),
	);
	expect(rows[0]?.createdAt).toBe(moment);
});

test("A-123: two records without a number that are alike but for the balance after them are two", async () => {
	const [record] = account.getAccountChanges.example.reply.data;
	const fee = { ...record, Id: null, Value: "-1" };
	const { run } = startPorts(account.getAccountChanges, {
		data: ["8", "9", "9"].map((Balance) => ({ ...fee, Balance })),
		total: 3,
	});
	const { rows } = await run(
		AccountHistory.use(({ records }) => records({ accountId: 1, page: 1, range: undefined })),
	);
	const [first, second, same] = rows.map(({ id }) => id);
	expect([first === second, second === same]).toEqual([false, true]);
});

test("Spec 1 §3: a balance needs no currencyId", async () => {
	const [whole] = account.getBalance.example.reply;
	const { currencyId: _, ...balance } = Object(whole);
	const { run } = startPorts(account.getBalance, [
		balance,
		{ ...balance, accountTypeId: 2, currencyId: null },
	]);
	expect(await run(Accounts.use(({ balances }) => balances))).toEqual([
		{ accountId: 1, kind: "forex", currencyId: undefined, free: decimal("10000"), locked: decimal("0") },
		{ accountId: 2, kind: "forex", currencyId: undefined, free: decimal("10000"), locked: decimal("0") },
	]);
});
