import { Effect, Layer, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../../command/command.test-support.ts";
import { moneyOf } from "../../contract/contract.test-support.ts";
import { instrumentId } from "../../market/instrument.ts";
import { runningOrder, settings } from "../micro.test-support.ts";
import { MicroTrading, type NewMicroOrder } from "../micro-trading.port.ts";
import { memoryMicroTrading } from "../micro-trading.test-support.ts";
import { microOrderId } from "../order/micro-order.ts";
import { reconcileMicroOrder } from "./reconcile-micro-order.ts";

const order: NewMicroOrder = {
	instrument: instrumentId(1),
	direction: "up",
	amount: moneyOf("20"),
	seconds: 30,
};
const found = (id: number) => Result.succeed({ is: "confirmed", answer: { message: undefined, id } });
const notFound = Result.succeed({ is: "absent" });
const unresolved = Result.succeed({ is: "unknown" });

const reconcile = (lastOrderId: number | undefined, layer: Layer.Layer<MicroTrading>, sent = order) =>
	Effect.runPromise(
		Effect.result(
			Effect.provide(
				reconcileMicroOrder({
					order: sent,
					lastOrderId: lastOrderId === undefined ? undefined : microOrderId(lastOrderId),
				}),
				layer,
			),
		),
	);

describe("Pitfall 2: a micro order whose answer was lost", () => {
	test("is found in progress if the platform accepted it", async () => {
		const { layer } = memoryMicroTrading({ replaceAnswer: () => Effect.fail(lost) });
		const submitted = Effect.flatMap(MicroTrading, ({ submit }) => submit(order));
		expect(await Effect.runPromise(Effect.result(Effect.provide(submitted, layer)))).toEqual(
			Result.fail(lost),
		);
		expect(await reconcile(600, layer)).toEqual(found(601));
	});

	test("is found closed if it ended meanwhile", async () => {
		let now = 0;
		const { layer, place, requests } = memoryMicroTrading({ now: () => now });
		place(order);
		now = 31_000;
		expect(await reconcile(600, layer)).toEqual(found(601));
		expect(requests).toEqual(["in progress 1", "closed 1"]);
	});

	test("is not missed between the two lists when it closes after the first was read", async () => {
		let now = 0;
		const { layer, place, requests } = memoryMicroTrading({
			now: () => now,
			failing: () => {
				now = requests.length === 1 ? 29_999 : 30_000;
				return undefined;
			},
		});
		place(order);
		expect(await reconcile(600, layer)).toEqual(found(601));
	});

	test("is the first of the new ones", async () => {
		const { layer, place } = memoryMicroTrading({ pageSize: 20 });
		place(order);
		place({ ...order, direction: "down" });
		place(order);
		place(order);
		expect(await reconcile(601, layer)).toEqual(found(603));
		expect(await reconcile(603, layer)).toEqual(found(604));
	});

	test("is the one with the lower id, in whichever list it is", async () => {
		let now = 0;
		const { layer, place } = memoryMicroTrading({ now: () => now });
		place(order);
		now = 30_000;
		place(order);
		expect(await reconcile(600, layer)).toEqual(found(601));
	});

	test("is not found if the platform never accepted it", async () => {
		expect(await reconcile(600, memoryMicroTrading().layer)).toEqual(notFound);
	});

	test("is not confused with an equal older one", async () => {
		const { layer, place } = memoryMicroTrading();
		place(order);
		expect(await reconcile(601, layer)).toEqual(notFound);
	});

	test.each<[string, Partial<NewMicroOrder>]>([
		["of another instrument", { instrument: instrumentId(2) }],
		["in the other direction", { direction: "down" }],
		["of another amount", { amount: moneyOf("20.01") }],
		["of another duration", { seconds: 60 }],
	])("is not confused with a newer one %s", async (_, other) => {
		const { layer, place } = memoryMicroTrading();
		place(order);
		expect(await reconcile(600, layer, { ...order, ...other })).toEqual(notFound);
	});

	test("is found with its amount written differently", async () => {
		const { layer, place } = memoryMicroTrading();
		place(order);
		expect(await reconcile(600, layer, { ...order, amount: moneyOf("20.000") })).toEqual(found(601));
	});

	test("is searched for until a page has nothing new", async () => {
		const { layer, place, requests } = memoryMicroTrading();
		place(order);
		for (let turn = 0; turn < 6; turn++) place({ ...order, direction: "down" });
		expect(await reconcile(600, layer)).toEqual(found(601));
		expect(requests).toEqual([
			"in progress 1",
			"in progress 2",
			"in progress 3",
			"in progress 4",
			"closed 1",
		]);
		expect(await reconcile(605, layer, { ...order, seconds: 60 })).toEqual(notFound);
		expect(requests.slice(5)).toEqual(["in progress 1", "in progress 2", "closed 1"]);
	});

	test("is not absent if the list was not read to the end of the new orders", async () => {
		const endless = Layer.succeed(MicroTrading, {
			settings: Effect.succeed(settings),
			submit: () => Effect.die("a command was sent"),
			orders: ({ page }) =>
				Effect.succeed({
					rows: [{ ...runningOrder, id: microOrderId(9000 - page) }],
					total: 1000,
					extra: undefined,
				}),
		});
		expect(await reconcile(600, endless, { ...order, seconds: 60 })).toEqual(unresolved);
		expect(await reconcile(600, endless)).toEqual(found(8980));
	});

	test("has an unknown result without a known last id; nothing is read", async () => {
		const { layer, place, requests } = memoryMicroTrading();
		place(order);
		expect(await reconcile(undefined, layer)).toEqual(unresolved);
		expect(requests).toEqual([]);
	});

	test("stays unresolved while a list cannot be read, whatever the other one shows", async () => {
		const { layer, place } = memoryMicroTrading({
			failing: ({ stage }) => (stage === "closed" ? offline : undefined),
		});
		place(order);
		expect(await reconcile(600, layer)).toEqual(Result.fail(offline));
	});
});
