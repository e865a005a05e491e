import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type OrderId, orderId } from "../../contract/order/contract-order.ts";
import { price } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { PageRequest } from "../../paged-list/list.ts";
import { createPagedListMachine } from "../../paged-list/paged-list.machine.ts";
import type { ListPage } from "../../paged-list/paged-list.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { moneyOf, openOrder, rateOf } from "../copy-trading.test-support.ts";
import { followOrderList } from "../copy-trading-lists.ts";
import { userId } from "../user-id.ts";
import type { FollowOrder, FollowOrdersOf, FollowOrderUpdate } from "./follow-order.ts";
import { applyFollowOrderUpdates, hasOtherOrders } from "./follow-orders.ts";

const order = (id: number, figure = "0", stage: FollowOrder["stage"] = "holding"): FollowOrder => ({
	...openOrder,
	id: orderId(id),
	latestPrice: price(rateOf(figure)),
	profit: moneyOf(figure),
	stage,
});
const update = (id: number, figure: string): FollowOrderUpdate => ({
	id: orderId(id),
	latestPrice: price(rateOf(figure)),
	profit: moneyOf(figure),
});

describe("Spec 2 §4, §7: pushes update the open orders of a trader", () => {
	test("the rows of a push take its price and profit, and nothing else", () => {
		const rows = [order(3), order(2), order(1)];
		expect(plain(applyFollowOrderUpdates(rows, [update(1, "7"), update(3, "8")]))).toEqual(
			plain([order(3, "8"), order(1, "7")]),
		);
	});

	test("orders that are not in the list are ignored", () => {
		expect(applyFollowOrderUpdates([order(2)], [update(5, "7")])).toEqual([]);
		expect(applyFollowOrderUpdates([], [update(5, "7")])).toEqual([]);
	});

	test("of two figures for one order the last one counts", () => {
		expect(plain(applyFollowOrderUpdates([order(2)], [update(2, "7"), update(2, "8")]))).toEqual(
			plain([order(2, "8")]),
		);
	});

	test.each(["pending", "closed", "cancelled"] as const)("an order that is %s keeps its figures", (stage) => {
		expect(applyFollowOrderUpdates([order(2, "1", stage)], [update(2, "7")])).toEqual([]);
	});
});

describe("Spec 2 §4: a push shows that the list of open orders is outdated", () => {
	test("if it has an order more or less than the holding ones of the list", () => {
		expect(hasOtherOrders([order(2), order(1)], [update(1, "7"), update(2, "7")])).toBe(false);
		expect(hasOtherOrders([order(1)], [update(1, "7"), update(2, "7")])).toBe(true);
		expect(hasOtherOrders([order(2), order(1)], [update(1, "7")])).toBe(true);
		expect(hasOtherOrders([order(1)], [])).toBe(true);
		expect(hasOtherOrders([], [])).toBe(false);
	});

	test("of a list with further pages not if it has the orders of those pages, but if one is newer or their number differs", () => {
		const loaded = [order(30), order(29)];
		const pushed = [update(30, "1"), update(29, "1"), update(28, "1")];
		expect([
			hasOtherOrders(loaded, pushed, 3),
			hasOtherOrders(loaded, [...pushed, update(31, "1")], 4),
			hasOtherOrders(loaded, [...pushed, update(27, "1")], 3),
			hasOtherOrders(loaded, [update(30, "1"), update(28, "1")], 3),
		]).toEqual([false, true, true, true]);
	});

	test("orders that are not holding are not expected in a push", () => {
		expect(hasOtherOrders([order(2, "1", "closed"), order(1)], [update(1, "7")])).toBe(false);
	});
});

const orders = createPagedListMachine<FollowOrder, OrderId, FollowOrdersOf, undefined>(followOrderList);

/** A list of orders as a page holds it, changed by answers and pushes. */
const startList = () => {
	const readPage = scriptedRequest<
		ListPage<FollowOrder, undefined>,
		QueryError,
		PageRequest<FollowOrdersOf>
	>();
	const query: FollowOrdersOf = { traderId: userId(31), followerId: undefined };
	const actor = createActor(orders.provide({ actors: { readPage: readPage.logic } }), {
		input: { query },
	}).start();
	const rows = () => actor.getSnapshot().context.rows;
	return {
		actor,
		readPage,
		rows,
		push: (updates: readonly FollowOrderUpdate[]) => {
			for (const row of applyFollowOrderUpdates(rows(), updates))
				actor.send({ type: "row changed", key: row.id, row });
		},
	};
};

describe("Pitfall 4: pages and pushes in any order", () => {
	test("each row shows the figure that arrived last, by answer or push", async () => {
		const ids = [1, 2, 3, 4, 5, 6];
		const message = fc.oneof(
			fc.record({ is: fc.constant("push" as const), of: fc.subarray([...ids, 9]) }),
			fc.record({ is: fc.constant("answer" as const) }),
			fc.record({ is: fc.constantFrom("load more" as const, "refresh" as const) }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(message, { maxLength: 40 }), async (messages) => {
				const { actor, readPage, rows, push } = startList();
				const last = new Map<number, string>();
				let answered = 0;
				let figure = 0;
				for (const one of messages) {
					figure++;
					if (one.is === "push") {
						const known = new Set<number>(rows().map(({ id }) => id));
						push(one.of.map((id) => update(id, `${figure}`)));
						for (const id of one.of) if (known.has(id)) last.set(id, `${figure}`);
					} else if (one.is === "answer") {
						const request = readPage.inputs()[answered];
						if (request === undefined) continue;
						const wasInterrupted = readPage.interrupted()[answered++];
						const shown = ids.slice((request.page - 1) * 2, request.page * 2);
						const page = shown.map((id) => order(id, `${figure}`));
						await readPage.succeed({ rows: page, total: ids.length, extra: undefined });
						if (wasInterrupted) continue;
						for (const id of shown) last.set(id, `${figure}`);
					} else actor.send({ type: one.is });
					expect(rows().map(({ id, profit, latestPrice }) => plain([id, profit, latestPrice]))).toEqual(
						[...last].sort(([a], [b]) => a - b).map(([id, updateOf]) => [id, updateOf, updateOf]),
					);
				}
			}),
			{ numRuns: 300 },
		);
	});
});
