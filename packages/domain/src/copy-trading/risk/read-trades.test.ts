import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import { CopyTrading } from "../copy-trading.port.ts";
import { memoryCopyTrading, on } from "../copy-trading.test-support.ts";
import { userId } from "../user-id.ts";
import { readTrades } from "./read-trades.ts";
import { closed, now } from "./trader-risk.test-support.ts";

const recent = (id: number) => closed(id, "1", "2026-01-26 10:00:00", "2026-01-26 11:00:00");
const old = (id: number) => closed(id, "1", "2026-01-01 10:00:00", "2026-01-01 11:00:00");

/** The ids of the trades, and the pages that were read. */
const read = async (orders: readonly ReturnType<typeof closed>[]) => {
	const platform = memoryCopyTrading({ orders });
	const pages: number[] = [];
	const counting = Layer.effect(
		CopyTrading,
		Effect.map(CopyTrading, (port) => ({
			...port,
			orders: (query: Parameters<typeof port.orders>[0]) => {
				pages.push(query.page);
				return port.orders(query);
			},
		})),
	);
	const reading = Effect.provide(readTrades({ traderId: userId(31), now }), counting);
	const trades = await on(platform, reading);
	return { ids: trades.map(({ order }) => order.id), pages };
};

test("A-400: the closed orders of a trader are read until one is older than three weeks", async () => {
	const newestFirst = [recent(7), recent(6), recent(5), old(4), old(3), old(2), old(1)];
	expect(await read(newestFirst)).toEqual({ ids: [5, 6, 7], pages: [1, 2] });
});

test("A-400: the closed orders of a new trader are read to the end", async () => {
	expect(await read([recent(3), recent(2), recent(1)])).toEqual({ ids: [1, 2, 3], pages: [1, 2] });
	expect(await read([])).toEqual({ ids: [], pages: [1] });
});
