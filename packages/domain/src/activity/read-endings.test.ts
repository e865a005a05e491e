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
	const { trading, asked } = listedTrading({ history: [[over(505), over(504)], [over(503)], [over(502)]] });
	const micros = Layer.succeed(MicroTrading, {
		settings: Effect.die("not asked for"),
		submit: () => Effect.die("a command was sent"),
		orders: ({ stage, page }: MicroOrderQuery) => {
			asked.push(`micro ${stage} ${page}`);
			const pages = {
				"in progress": [[runningOrder]],
				closed: [602, 603, 604].map((id) => [{ ...wonOrder, id: microOrderId(id) }]),
			}[stage];
			return Effect.succeed({ rows: pages[page - 1] ?? [], total: pages.flat().length, extra: undefined });
		},
	});
	return { ports: Layer.mergeAll(trading, micros), asked };
};

const read = async (contracts: readonly number[], micros?: readonly number[]) => {
	const { ports, asked } = lists();
	const endings = await Effect.runPromise(Effect.provide(readEndings({ contracts, micros }), ports));
	return {
		asked,
		contracts: endings.contracts.map(({ id }) => id),
		running: endings.micros?.running.map(({ id }) => id),
		ended: endings.micros?.ended.map(({ id }) => id),
	};
};

describe("Spec 1 §7: how orders ended", () => {
	test("history is read until those that are wanted are found", async () => {
		expect(await read([503, 505])).toEqual({
			asked: ["history 1", "history 2"],
			contracts: [505, 504, 503],
			running: undefined,
			ended: undefined,
		});
	});

	test("what it does not show has it read to its end", async () => {
		expect(await read([7])).toEqual({
			asked: ["history 1", "history 2", "history 3"],
			contracts: [505, 504, 503, 502],
			running: undefined,
			ended: undefined,
		});
	});

	test("of the micro orders all that run are read, and of the ended ones the newest page", async () => {
		expect(await read([], [])).toEqual({
			asked: ["micro in progress 1", "micro closed 1"],
			contracts: [],
			running: [601],
			ended: [602],
		});
	});

	test("and as many pages as it takes to find those that are gone", async () => {
		expect(await read([], [601, 603])).toEqual({
			asked: ["micro in progress 1", "micro closed 1", "micro closed 2"],
			contracts: [],
			running: [601],
			ended: [602, 603],
		});
	});
});
