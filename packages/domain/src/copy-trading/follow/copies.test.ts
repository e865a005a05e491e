import { Effect, Layer } from "effect";
import { describe, expect, test } from "vitest";
import { orderId } from "../../contract/order/contract-order.ts";
import { plain } from "../../money/plain.test-support.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import { memoryCopyTrading, moneyOf, on, openOrder } from "../copy-trading.test-support.ts";
import { userId } from "../user-id.ts";
import { copiesResult, readCopies, withLiveProfits } from "./copies.ts";
import type { FollowOrder } from "./follow-order.ts";

const copy = (id: number, stage: "holding" | "closed", profit: string | undefined): FollowOrder => ({
	...openOrder,
	id: orderId(id),
	isCopy: true,
	stage,
	profit: profit === undefined ? undefined : moneyOf(profit),
});
const query = { traderId: userId(31), followerId: userId(7) };
const idsOf = (orders: readonly FollowOrder[]) => orders.map(({ id }) => id);

describe("Spec 2 §7: the copies of a trader's orders", () => {
	test("are read to the end, open and closed", async () => {
		const orders = [1, 2, 3].map((id) => copy(id, "closed", "1")).concat(copy(4, "holding", "2"));
		const { open, closed, isWhole } = await on(memoryCopyTrading({ orders }), readCopies(query));
		expect([idsOf(open), idsOf(closed), isWhole]).toEqual([[4], [1, 2, 3], true]);
	});

	test("that are closed during the reading count as closed", async () => {
		const closing = Layer.effect(
			CopyTrading,
			Effect.map(CopyTrading, (port) => ({
				...port,
				orders: ({ tab }: Parameters<typeof port.orders>[0]) =>
					Effect.succeed({
						rows: [copy(1, tab === "open" ? "holding" : "closed", tab === "open" ? "2" : "3")],
						total: 1,
						extra: undefined,
					}),
			})),
		);
		const copies = await on(memoryCopyTrading(), Effect.provide(readCopies(query), closing));
		expect([idsOf(copies.open), idsOf(copies.closed), plain(copiesResult(copies))]).toEqual([[], [1], "3"]);
	});

	test("have no total if the platform always says that there are more", async () => {
		const endless = Layer.effect(
			CopyTrading,
			Effect.map(CopyTrading, (port) => ({
				...port,
				orders: ({ page }: Parameters<typeof port.orders>[0]) =>
					Effect.succeed({ rows: [copy(page, "closed", "1")], total: 1000, extra: undefined }),
			})),
		);
		const copies = await on(memoryCopyTrading(), Effect.provide(readCopies(query), endless));
		expect([copies.isWhole, copiesResult(copies)]).toEqual([false, undefined]);
	});
});

describe("Spec 2 §3: the result of copies", () => {
	test("is the sum of all profits, open and closed", () => {
		const copies = {
			open: [copy(1, "holding", "-3.5")],
			closed: [copy(2, "closed", "10"), copy(3, "closed", "0.25")],
			isWhole: true,
		};
		expect(plain(copiesResult(copies))).toBe("6.75");
		expect(plain(copiesResult({ open: [], closed: [], isWhole: true }))).toBe("0");
	});

	test("is unknown if one of the profits is", () => {
		expect(
			copiesResult({ open: [copy(1, "holding", undefined)], closed: [], isWhole: true }),
		).toBeUndefined();
	});
});

test("Spec 2 §4: open copies have the profit of the holding order, and closed ones keep theirs", () => {
	const copies = {
		open: [copy(1, "holding", "1"), copy(2, "holding", "1")],
		closed: [copy(3, "closed", "1")],
		isWhole: true,
	};
	const live = withLiveProfits(copies, [
		{ id: orderId(1), profit: moneyOf("-4") },
		{ id: orderId(2), profit: undefined },
		{ id: orderId(3), profit: moneyOf("9") },
	]);
	expect(plain([...live.open, ...live.closed].map(({ profit }) => profit))).toEqual(["-4", "1", "1"]);
});
