import { instant } from "@tradewind/domain/time";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type TradeFrame, tradeUpdateOf } from "./incoming.ts";
import { type Batch, createPushBuffer } from "./push-buffer.ts";

const figures = fc.record({ id: fc.nat(5), price: fc.nat(999), profit: fc.integer({ min: -99, max: 99 }) });
const frameOf = (
	orders: readonly { readonly id: number; readonly price: number; readonly profit: number }[],
): TradeFrame => ({
	type: "FOREX_TRADE",
	data: {
		ProfitsTotal: String(orders.reduce((sum, { profit }) => sum + profit, 0)),
		HazardRate: "90",
		CautionMoneyAll: "20",
		TransOrder: orders.map(({ id, price, profit }) => ({
			Id: id,
			UpdatePrice: String(price),
			FactProfits: String(profit),
		})),
	},
});
const frame = fc.uniqueArray(figures, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }).map(frameOf);
/** Pushes by frame of the screen; the last push may say that no order is held. */
const screensOf = fc
	.tuple(fc.array(fc.array(frame, { maxLength: 5 }), { minLength: 1, maxLength: 8 }), fc.boolean())
	.map(([screens, isEmptied]) =>
		isEmptied ? screens.with(-1, [...(screens.at(-1) ?? []), frameOf([])]) : screens,
	);

/** The orders after some pushes: the last figures of each since the last push without orders. */
const stateAfter = (updates: readonly Batch["trade"][]) => {
	const orders = new Map<number, unknown>();
	for (const update of updates) {
		if (update?.orders.length === 0) orders.clear();
		for (const order of update?.orders ?? []) orders.set(order.id, order);
	}
	return { orders: [...orders].sort(([one], [other]) => one - other), totals: updates.at(-1)?.totals };
};

test("pitfall 14: buffering by frames of the screen ends with the same orders and totals as no buffering", () => {
	fc.assert(
		fc.property(screensOf, (screens) => {
			const frames = screens.flat();
			const batches: Batch[] = [];
			const due: (() => void)[] = [];
			const buffer = createPushBuffer(
				(flush) => {
					due.push(flush);
					return () => {};
				},
				(batch) => batches.push(batch),
			);
			for (const pushes of screens) {
				for (const each of pushes) buffer.add(each, instant(1));
				due.shift()?.();
			}
			expect(batches.length).toBe(screens.filter(({ length }) => length > 0).length);
			expect(stateAfter(batches.map(({ trade }) => trade))).toEqual(
				stateAfter(frames.map(({ data }) => tradeUpdateOf(data))),
			);
		}),
	);
});

test("A-921: the totals of one moment are the sum of the orders", () => {
	fc.assert(
		fc.property(fc.array(frame, { minLength: 1, maxLength: 5 }), (pushes) => {
			const batches: Batch[] = [];
			const buffer = createPushBuffer(
				() => () => {},
				(batch) => batches.push(batch),
			);
			for (const each of pushes) buffer.add(each, instant(1));
			buffer.flush();
			const trade = batches[0]?.trade;
			const sum = trade?.orders.reduce((all, { profit }) => all + Number(profit?.value), 0);
			if (trade?.isOfOneMoment) expect(sum).toBe(Number(trade.totals?.profit?.value));
			if (pushes.length === 1) expect(trade?.isOfOneMoment).toBe(true);
		}),
	);
});

test("A-921: a push without the profit of an order is of several moments", () => {
	const batches: Batch[] = [];
	const buffer = createPushBuffer(
		() => () => {},
		(batch) => batches.push(batch),
	);
	const { type, data } = frameOf([{ id: 1, price: 1, profit: 1 }]);
	buffer.add({ type, data: { ...data, TransOrder: [{ Id: 1, UpdatePrice: "1" }] } }, instant(1));
	buffer.flush();
	expect(batches[0]?.trade?.isOfOneMoment).toBe(false);
});
