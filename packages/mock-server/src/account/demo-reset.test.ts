import { account, contract, micro, session } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";

const startDemo = async () => {
	const bench = createBench();
	const { data } = await bench.ask(
		session.createAccountDemoForU,
		session.createAccountDemoForU.example.input,
		undefined,
	);
	const { token } = data as { readonly token: string };
	const balances = async () => (await bench.ask(account.getBalance, {}, token)).data;
	return { ...bench, demo: token, balances };
};

test("Spec 1 §6, §7: a reset of the demo account ends all its orders and restores its first balances", async () => {
	const { ask, demo, balances, state } = await startDemo();
	const first = await balances();
	const order = marketOrder;
	await ask(contract.submitContract, order, demo);
	await ask(contract.submitContract, { ...order, type: "2", status: "0", target_price: "2" }, demo);
	await ask(micro.submitMicro, { forex_id: "1", type: "1", number: "100", seconds: "60" }, demo);
	expect(await balances()).not.toEqual(first);

	expect(await ask(account.resetForexDemoAccount, {}, demo)).toEqual({
		code: 1,
		msg: "The demo account has been reset",
		data: {},
	});
	expect(await balances()).toEqual(first);
	const open = await Promise.all(
		["0", "1"].map(async (status) => (await ask(contract.getMyDeal, { status, page: "1" }, demo)).data),
	);
	const running = (await ask(micro.getMicroOrders, { status: "1", page: "1" }, demo)).data;
	expect([...open, running]).toMatchObject([{ total: 0 }, { total: 0 }, { total: 0 }]);
	expect(state().sumOfPostings).toBe("0");
	const log = await ask(account.getAccountChanges, { type: "1", page: "1" }, demo);
	expect(log.data).toMatchObject({
		data: [{ MemoTran: "Demo account reset", Balance: "100000" }, {}, {}, {}, {}],
	});
});

test("Spec 1 §6: a running micro order of a reset account settles nothing when its time is over", async () => {
	const { ask, demo, balances, advance } = await startDemo();
	const first = await balances();
	await ask(micro.submitMicro, { forex_id: "1", type: "1", number: "100", seconds: "60" }, demo);
	await ask(account.resetForexDemoAccount, {}, demo);
	advance(120_000);
	expect(await balances()).toEqual(first);
});

test("Spec 1 §6: the account of a real customer is not reset", async () => {
	const { ask, account: balanceOf } = createBench();
	const before = balanceOf();
	expect(await ask(account.resetForexDemoAccount)).toMatchObject({
		code: 0,
		msg: "Only demo accounts can be reset",
	});
	expect(balanceOf()).toEqual(before);
});
