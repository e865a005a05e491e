import { contract } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";

const account = "mia@tradewind.test";

const createQuietBench = () => {
	const bench = createBench({ scenario: "untraded" });
	bench.platform.control.price({ code: "EURUSD", price: "1.1" });
	return bench;
};

/** All that an order leaves, without its calls. */
const stateOf = (bench: ReturnType<typeof createBench>) => {
	const { requests: _, ...state } = bench.state();
	return state;
};

test("control places, changes, closes and cancels orders as the customer's own calls do", async () => {
	const called = createQuietBench();
	await called.ask(contract.submitContract, marketOrder);
	await called.ask(contract.submitContract, { ...marketOrder, type: "2", status: "0", target_price: "1.12" });
	await called.ask(contract.setStopPrice, {
		id: "501",
		stop_loss_price: "1.09",
		target_profit_price: "0",
	});
	const { platform, ...controlled } = createQuietBench();
	const { control } = platform;
	const order = { account, code: "EURUSD", direction: "buy", quantity: "0.1" } as const;
	const answers = [
		control["order/place"](order),
		control["order/place"]({ ...order, direction: "sell", target: "1.12" }),
		control["order/stops"]({ account, orderId: 501, stopLoss: "1.09" }),
	];
	expect(answers).toEqual([{ orderId: 501 }, { orderId: 502 }, undefined]);
	expect(stateOf({ platform, ...controlled })).toEqual(stateOf(called));
	await called.ask(contract.closeContract, { id: "501" });
	await called.ask(contract.cancelContract, { id: "502" });
	control["order/close"]({ account, orderId: 501 });
	control["order/cancel"]({ account, orderId: 502 });
	expect(stateOf({ platform, ...controlled })).toEqual(stateOf(called));
});

test.each([
	["order/place", { account, code: "EURUSD", direction: "buy", quantity: "99" }, /^order: .*balance/i],
	["order/place", { account, code: "LTCUSD", direction: "buy", quantity: "1" }, /^order: /],
	["order/close", { account, orderId: 999 }, /^orderId: /],
	["order/cancel", { account: "omar@tradewind.test", orderId: 501 }, /^orderId: /],
	["order/stops", { account, orderId: 501, stopLoss: "1.2" }, /^orderId: /],
] as const)(
	"%s %j is refused with the words of the customer's call; nothing changes",
	(name, body, message) => {
		const bench = createQuietBench();
		const { control } = bench.platform;
		control["order/place"]({ account, code: "EURUSD", direction: "buy", quantity: "0.1" });
		const before = stateOf(bench);
		expect(() => control[name](body)).toThrow(message);
		expect(stateOf(bench)).toEqual(before);
	},
);

test("a copied order follows the trader and is closed by its id", () => {
	const bench = createBench();
	const { control } = bench.platform;
	control["trader/follow"]({ account, traderId: 1001, multiple: 2, maxAmount: "800" });
	control["trader/open"]({ traderId: 1001, code: "EURUSD", direction: "buy", quantity: "0.1" });
	const copy = bench.state().orders.find(({ FollowType }) => FollowType === 2);
	expect(copy).toMatchObject({ Quantity: "0.2", Status: 1 });
	control["order/close"]({ account, orderId: copy?.Id ?? 0 });
	control["trader/unfollow"]({ account, traderId: 1001 });
	control["trader/open"]({ traderId: 1001, code: "EURUSD", direction: "buy", quantity: "0.1" });
	const copies = bench.state().orders.filter(({ FollowType }) => FollowType === 2);
	expect(copies.map(({ Status }) => Status)).toEqual([3]);
	expect(() => control["trader/unfollow"]({ account, traderId: 1001 })).toThrow("traderId: ");
});
