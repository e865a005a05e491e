import { Effect, Layer } from "effect";
import { describe, expect, test } from "vitest";
import { listedTrading } from "../contract/listed-trading.test-support.ts";
import { orderId } from "../contract/order/contract-order.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { type MicroOrderQuery, MicroTrading } from "../micro/micro-trading.port.ts";
import { microOrderId } from "../micro/order/micro-order.ts";
import { closedOrder } from "./activity.test-support.ts";
import { readEndings } from "./read-endings.ts";

const over = (id: number) => ({ ...closedOrder, id: orderId(id) });

const lists = () => {
	const { trading, requests } = listedTrading({
		history: [[over(505), over(504)], [over(503)], [over(502)]],
	});
	const micros = Layer.succeed(MicroTrading, {
		settings: Effect.die("the settings were requested"),
		submit: () => Effect.die("a command was sent"),
		orders: ({ stage, page }: MicroOrderQuery) => {
			requests.push(`micro ${stage} ${page}`);
			const pages = {
				"in progress": [[runningOrder]],
				closed: [602, 603, 604].map((id) => [{ ...wonOrder, id: microOrderId(id) }]),
			}[stage];
			return Effect.succeed({ rows: pages[page - 1] ?? [], total: pages.flat().length, extra: undefined });
		},
	});
	return { ports: Layer.mergeAll(trading, micros), requests };
};

const read = async (contracts: readonly number[], micros?: readonly number[]) => {
	const { ports, requests } = lists();
	const endings = await Effect.runPromise(Effect.provide(readEndings({ contracts, micros }), ports));
	return {
		requests,
		contracts: endings.contracts.map(({ id }) => id),
		running: endings.micros?.running.map(({ id }) => id),
		ended: endings.micros?.ended.map(({ id }) => id),
	};
};

describe("Spec 1 §7: how orders ended", () => {
	test("the history is read until all wanted orders are found", async () => {
		expect(await read([503, 505])).toEqual({
			requests: ["history 1", "history 2"],
			contracts: [505, 504, 503],
			running: undefined,
			ended: undefined,
		});
	});

	test("the history is read to its end for an order that it does not contain", async () => {
		expect(await read([7])).toEqual({
			requests: ["history 1", "history 2", "history 3"],
			contracts: [505, 504, 503, 502],
			running: undefined,
			ended: undefined,
		});
	});

	test("all running micro orders are read, and the newest page of the ended ones", async () => {
		expect(await read([], [])).toEqual({
			requests: ["micro in progress 1", "micro closed 1"],
			contracts: [],
			running: [601],
			ended: [602],
		});
	});

	test("as many pages of ended micro orders are read as needed to find the missing ones", async () => {
		expect(await read([], [601, 603])).toEqual({
			requests: ["micro in progress 1", "micro closed 1", "micro closed 2"],
			contracts: [],
			running: [601],
			ended: [602, 603],
		});
	});
});
