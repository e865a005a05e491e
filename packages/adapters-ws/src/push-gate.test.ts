import { instant } from "@tradewind/domain/time";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type TradeFrame, tradeUpdateOf } from "./incoming.ts";
import { type Batch, createPushGate } from "./push-gate.ts";

const told = fc.record({ id: fc.nat(5), price: fc.nat(999), profit: fc.integer({ min: -99, max: 99 }) });
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
const frame = fc.uniqueArray(told, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }).map(frameOf);
/** What the screens bring, the last of them perhaps that nothing is held any more. */
const screensOf = fc
	.tuple(fc.array(fc.array(frame, { maxLength: 5 }), { minLength: 1, maxLength: 8 }), fc.boolean())
	.map(([screens, isEmptied]) =>
		isEmptied ? screens.with(-1, [...(screens.at(-1) ?? []), frameOf([])]) : screens,
	);

/** What one knows of the orders after some pushes: the last figures of each since the last push that told of none. */
const known = (updates: readonly Batch["trade"][]) => {
	const orders = new Map<number, unknown>();
	for (const update of updates) {
		if (update?.orders.length === 0) orders.clear();
		for (const order of update?.orders ?? []) orders.set(order.id, order);
	}
	return { orders: [...orders].sort(([one], [other]) => one - other), totals: updates.at(-1)?.totals };
};

test("pitfall 14: however pushes of orders fall into frames of the screen, in the end the same is known as without", () => {
	fc.assert(
		fc.property(screensOf, (screens) => {
			const frames = screens.flat();
			const batches: Batch[] = [];
			const due: (() => void)[] = [];
			const gate = createPushGate(
				(flush) => {
					due.push(flush);
					return () => {};
				},
				(batch) => batches.push(batch),
			);
			for (const pushes of screens) {
				for (const each of pushes) gate.take(each, instant(1));
				due.shift()?.();
			}
			expect(batches.length).toBe(screens.filter(({ length }) => length > 0).length);
			expect(known(batches.map(({ trade }) => trade))).toEqual(
				known(frames.map(({ data }) => tradeUpdateOf(data))),
			);
		}),
	);
});
