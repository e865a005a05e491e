import { Effect, Layer, Result } from "effect";
import { describe, expect, test } from "vitest";
import { offline } from "../../command/command.test-support.ts";
import { moneyOf } from "../../contract/contract.test-support.ts";
import { instrumentId } from "../../market/instrument.ts";
import { plain } from "../../money/plain.test-support.ts";
import { runningOrder, settings } from "../micro.test-support.ts";
import { MicroTrading, type NewMicroOrder } from "../micro-trading.port.ts";
import { memoryMicroTrading } from "../micro-trading.test-support.ts";
import { microOrderId } from "./micro-order.ts";
import { readMicroOrder } from "./read-micro-order.ts";

const order: NewMicroOrder = {
	instrument: instrumentId(1),
	direction: "up",
	amount: moneyOf("20"),
	seconds: 30,
};
const reading = (id: number, layer: Layer.Layer<MicroTrading>) =>
	Effect.runPromise(Effect.result(Effect.provide(readMicroOrder(microOrderId(id)), layer)));

describe("Spec 1 §4: reading one micro order", () => {
	test("finds it in progress, and reads nothing else", async () => {
		const { layer, place, requests } = memoryMicroTrading({ now: () => 0 });
		place(order);
		expect(plain(await reading(601, layer))).toEqual(plain(Result.succeed(runningOrder)));
		expect(requests).toEqual(["in progress 1"]);
	});

	test("finds it closed, with its profit", async () => {
		let now = 0;
		const { layer, place, requests } = memoryMicroTrading({ now: () => now });
		place(order);
		now = 30_000;
		expect(plain(await reading(601, layer))).toEqual(
			plain(
				Result.succeed({
					...runningOrder,
					remaining: 0,
					endPrice: "1.0845",
					profit: "17",
					stage: "closed",
					completedAt: "2026-01-01 00:00:30",
				}),
			),
		);
		expect(requests).toEqual(["in progress 1", "closed 1"]);
	});

	test("finds it lost if the price moved in the other direction", async () => {
		let now = 0;
		const { layer, place } = memoryMicroTrading({ now: () => now });
		place({ ...order, direction: "down" });
		now = 30_000;
		expect(plain(await reading(601, layer))).toMatchObject({ success: { profit: "-20" } });
	});

	test("searches further pages of both lists", async () => {
		let now = 0;
		const { layer, place, requests } = memoryMicroTrading({ now: () => now });
		for (let turn = 0; turn < 3; turn++) place(order);
		now = 30_000;
		for (let turn = 0; turn < 3; turn++) place(order);
		expect(Result.getOrUndefined(await reading(601, layer))?.id).toBe(601);
		expect(requests).toEqual(["in progress 1", "in progress 2", "closed 1", "closed 2"]);
		expect(Result.getOrUndefined(await reading(604, layer))?.id).toBe(604);
		expect(requests.slice(4)).toEqual(["in progress 1", "in progress 2"]);
	});

	test("does not miss it when it closes after the first list was read", async () => {
		let now = 0;
		const { layer, place, requests } = memoryMicroTrading({
			now: () => now,
			failing: () => {
				now = requests.length === 1 ? 29_999 : 30_000;
				return undefined;
			},
		});
		place(order);
		expect(Result.getOrUndefined(await reading(601, layer))?.stage).toBe("in progress");
	});

	test("returns nothing if no list shows it", async () => {
		const { layer, place, requests } = memoryMicroTrading();
		place(order);
		expect(await reading(700, layer)).toEqual(Result.succeed(undefined));
		expect(requests).toEqual(["in progress 1", "closed 1"]);
	});

	test("fails if a list fails", async () => {
		const { layer } = memoryMicroTrading({
			failing: ({ stage }) => (stage === "closed" ? offline : undefined),
		});
		expect(await reading(601, layer)).toEqual(Result.fail(offline));
	});

	test.each([
		["has no end", [runningOrder], 20],
		["has a total but no rows", [], 1],
	])("is limited in a list that %s", async (_, rows, pages) => {
		const requests: string[] = [];
		const endless = Layer.succeed(MicroTrading, {
			settings: Effect.succeed(settings),
			submit: () => Effect.die("a command was sent"),
			orders: ({ stage, page }) => {
				requests.push(stage);
				const page20 = rows.map((row) => ({ ...row, id: microOrderId(page) }));
				return Effect.succeed({ rows: page20, total: 1000, extra: undefined });
			},
		});
		expect(await reading(700, endless)).toEqual(Result.succeed(undefined));
		expect(requests).toEqual([
			...Array.from({ length: pages }, () => "in progress"),
			...Array.from({ length: pages }, () => "closed"),
		]);
	});
});
