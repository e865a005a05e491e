import { contract } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder } from "./test/client.test-support.ts";

/** Opens an order with stops so near that the market reaches one of them. */
const run = async (seed: string, strides: readonly number[], topics: readonly string[] = []) => {
	const bench = createBench({ seed, scenario: "holding-orders" });
	const quote = Number(bench.priceOf("EURUSD"));
	const watched = bench.connect(topics);
	await bench.ask(contract.submitContract, {
		...marketOrder,
		stop_loss_price: (quote - 0.0002).toFixed(5),
		target_profit_price: (quote + 0.0002).toFixed(5),
	});
	for (const stride of strides) bench.advance(stride);
	return { state: bench.state(), received: watched.texts };
};

const times = (count: number, ms: number) => Array.from({ length: count }, () => ms);

describe("the same seed and clock", () => {
	test("give the same run, to the last frame and token", async () => {
		const topics = ["DAY_MARKET", "KLINE.EURUSD"];
		expect(await run("one", times(5, 60_000), topics)).toEqual(await run("one", times(5, 60_000), topics));
	});

	test("give the same orders and balances in one time step or in many", async () => {
		const oneStep = await run("two", [300_000]);
		const steps = await run("two", times(1200, 250));
		expect(oneStep.state).toEqual(steps.state);
		expect(oneStep.state.orders.at(-1)?.Status).toBe(3);
	});

	test("with another seed give another market", async () => {
		expect((await run("one", [])).state.market).not.toEqual((await run("two", [])).state.market);
	});
});
