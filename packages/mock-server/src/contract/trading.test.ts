import { contract } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";

const orderOf = (bench: ReturnType<typeof createBench>, id = 501) => {
	const order = bench.state().orders.find((each) => each.Id === id);
	return (
		order && { status: order.Status, open: order.Price, end: order.UpdatePrice, profit: order.FactProfits }
	);
};

/** No orders yet, and EUR/USD at a round price. */
const createQuietBench = () => {
	const bench = createBench({ scenario: "untraded" });
	bench.platform.control.price({ code: "EURUSD", price: "1.1" });
	return bench;
};

describe("Spec 1 §4, §9: an order at market", () => {
	test("is filled at the current quote, locks its margin and pays its fee", async () => {
		const bench = createQuietBench();
		expect(await bench.ask(contract.submitContract, marketOrder)).toEqual({
			code: 1,
			msg: "Order placed",
			data: { Id: 501 },
		});
		expect(bench.account()).toMatchObject({ free: "9889.5", locked: "110", CautionMoneyAll: "110" });
		expect(orderOf(bench)).toEqual({ status: 1, open: "1.10000", end: "1.10000", profit: "0" });
	});

	test("closed by its owner releases the margin and books the profit", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, marketOrder);
		bench.platform.control.price({ code: "EURUSD", price: "1.101" });
		expect(await bench.ask(contract.closeContract, { id: "501" })).toEqual({
			code: 1,
			msg: "Position closed",
			data: {},
		});
		expect(orderOf(bench)).toEqual({ status: 3, open: "1.10000", end: "1.10100", profit: "10" });
		expect(bench.account()).toMatchObject({ free: "10009.5", locked: "0" });
		expect(await bench.ask(contract.closeContract, { id: "501" })).toEqual({
			code: 0,
			msg: "The position is no longer open",
			data: null,
		});
	});

	test("of another customer cannot be closed", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, marketOrder);
		const omar = bench.signIn("omar@tradewind.test");
		expect(await bench.ask(contract.closeContract, { id: "501" }, omar)).toMatchObject({ code: 0 });
		expect(orderOf(bench)?.status).toBe(1);
	});
});

describe("Spec 1 §4: a pending order", () => {
	const pending = { ...marketOrder, status: "0", target_price: "1.09" } as const;

	test("locks its margin; at its target price it is filled at the quote and pays its fee", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, pending);
		expect(bench.account()).toMatchObject({ free: "9891", locked: "109" });
		bench.platform.control.price({ code: "EURUSD", price: "1.09001" });
		expect(orderOf(bench)?.status).toBe(0);
		bench.platform.control.price({ code: "EURUSD", price: "1.0899" });
		expect(orderOf(bench)).toEqual({ status: 1, open: "1.08990", end: "1.08990", profit: "0" });
		expect(bench.account()).toMatchObject({ free: "9890.51", locked: "108.99" });
	});

	test("above the price is filled by a rise, not by a fall", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, { ...pending, target_price: "1.12" });
		bench.platform.control.price({ code: "EURUSD", price: "1.05" });
		expect(orderOf(bench)?.status).toBe(0);
		bench.platform.control.price({ code: "EURUSD", price: "1.12" });
		expect(orderOf(bench)?.status).toBe(1);
	});

	test("that is cancelled releases its margin and is in the history without profit", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, pending);
		expect(await bench.ask(contract.cancelContract, { id: "501" })).toMatchObject({ code: 1 });
		expect(orderOf(bench)).toEqual({ status: 4, open: "0", end: "1.10000", profit: "0" });
		expect(bench.account()).toMatchObject({ free: "10000", locked: "0" });
	});

	test("is cancelled if the balance does not cover the fill", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, { ...pending, cont: "4" });
		await bench.ask(contract.submitContract, { ...marketOrder, cont: "5.1" });
		bench.platform.control.price({ code: "EURUSD", price: "1.0899" });
		expect([orderOf(bench, 501)?.status, orderOf(bench, 502)?.status]).toEqual([4, 1]);
	});
});

describe("Spec 1 §4, §5: stop-loss and take-profit", () => {
	test.each([
		["1", "1.09", "1.0899", "-101"],
		["1", "1.12", "1.1201", "201"],
		["2", "1.12", "1.1201", "-201"],
		["2", "1.09", "1.0899", "101"],
	])(
		"an order of type %s with a stop at %s closes at the quote %s with %s",
		async (type, stop, quote, profit) => {
			const bench = createQuietBench();
			const isLoss = (type === "1") === (stop === "1.09");
			const stops = isLoss ? { stop_loss_price: stop } : { target_profit_price: stop };
			await bench.ask(contract.submitContract, { ...marketOrder, type, ...stops });
			bench.platform.control.price({ code: "EURUSD", price: quote });
			expect(orderOf(bench)).toMatchObject({ status: 3, profit });
		},
	);

	test("can be set on a holding order, and cleared with 0", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, marketOrder);
		const set = (stop_loss_price: string) =>
			bench.ask(contract.setStopPrice, { id: "501", stop_loss_price, target_profit_price: "0" });
		expect(await set("1.10001")).toEqual({
			code: 0,
			msg: "Stop-loss: must be 1.1 or lower",
			data: null,
		});
		expect(await set("1.09999")).toEqual({ code: 1, msg: "Stop-loss and take-profit saved", data: {} });
		expect(await set("0")).toMatchObject({ code: 1 });
		bench.platform.control.price({ code: "EURUSD", price: "1.05" });
		expect(orderOf(bench)?.status).toBe(1);
	});

	test("are accepted however near the price is, and refused on the wrong side only (A-04)", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, { ...marketOrder, stop_loss_price: "1.09999" });
		const set = (stop_loss_price: string, target_profit_price: string) =>
			bench.ask(contract.setStopPrice, { id: "501", stop_loss_price, target_profit_price });
		expect([(await set("1.09998", "1.09999")).code, (await set("1.09998", "1.10001")).code]).toEqual([0, 1]);
		const [order] = bench.state().orders;
		expect(order).toMatchObject({ Status: 1, TargetLossPrice: "1.09998", TargetProfitPrice: "1.10001" });
	});
});

describe("Spec 1 §3: a hazard rate of 50 or less", () => {
	const lin = "lin@tradewind.test";

	test("closes the worst order first, and no more than needed", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, { ...marketOrder, cont: "4" });
		await bench.ask(contract.submitContract, { ...marketOrder, cont: "2" });
		bench.platform.control.price({ code: "EURUSD", price: "1.0889" });
		expect([orderOf(bench, 501)?.status, orderOf(bench, 502)?.status]).toEqual([1, 1]);
		bench.platform.control.price({ code: "EURUSD", price: "1.0888" });
		expect([orderOf(bench, 501)?.status, orderOf(bench, 502)?.status]).toEqual([3, 1]);
	});

	test("counts the margin of a pending order as equity: placing it closes no position", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, { ...marketOrder, cont: "0.5" });
		bench.platform.control.price({ code: "EURUSD", price: "0.916" });
		expect(bench.account()).toMatchObject({ free: "9447.5", locked: "550", HazardRate: "145" });
		await bench.ask(contract.submitContract, {
			...marketOrder,
			type: "2",
			cont: "1.75",
			status: "0",
			target_price: "0.96",
		});
		expect(bench.account()).toMatchObject({ free: "7767.5", locked: "2230", HazardRate: "145" });
		bench.advance(2000);
		expect(bench.state().orders.map(({ Status }) => Status)).toEqual([1, 0]);
	});

	test("cancels pending orders where the loss needs their margin", async () => {
		const bench = createQuietBench();
		await bench.ask(contract.submitContract, marketOrder);
		const pending = { ...marketOrder, status: "0", target_price: "0.5" } as const;
		await bench.ask(contract.submitContract, { ...pending, cont: "1" });
		await bench.ask(contract.submitContract, { ...pending, cont: "18" });
		bench.platform.control.price({ code: "EURUSD", price: "0.6" });
		expect(bench.state().orders.map(({ Status }) => Status)).toEqual([1, 0, 0]);
		await bench.ask(contract.closeContract, { id: "501" });
		expect(bench.state().orders.map(({ Status }) => Status)).toEqual([3, 0, 4]);
		expect(bench.account()).toMatchObject({ free: "4499.5", locked: "500" });
	});

	test("after a gap beyond the balance leaves zero, and the company covers the rest", async () => {
		const bench = createQuietBench();
		const token = bench.signIn(lin);
		await bench.ask(contract.submitContract, { ...marketOrder, cont: "0.01" }, token);
		bench.platform.control.price({ code: "EURUSD", price: "1" });
		expect(bench.account(lin)).toMatchObject({ free: "0", locked: "0" });
		const entry = bench.state().journal.at(-1);
		expect(entry?.postings).toContainEqual({ account: "company:protection", amount: "-80.05" });
		expect(bench.state().sumOfPostings).toBe("0");
	});
});
