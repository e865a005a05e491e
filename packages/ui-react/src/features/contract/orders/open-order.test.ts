import { type ContractOrder, orderId } from "@tradewind/domain/contract";
import { decimal, money, price } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { holdingOrder } from "../../../state/fake-app.test-support.ts";
import { differOnlyInFigures, openOrder } from "./open-order.ts";

const changes: { readonly [Name in keyof ContractOrder]-?: ContractOrder[Name] } = {
	...holdingOrder,
	id: orderId(9),
	instrument: 99 as ContractOrder["instrument"],
	code: "other" as ContractOrder["code"],
	symbol: "Other",
	isCopy: true,
	direction: holdingOrder.direction === "buy" ? "sell" : "buy",
	quantity: decimal("77") as ContractOrder["quantity"],
	multiple: decimal("77") as ContractOrder["multiple"],
	askedPrice: price(decimal("77")),
	openPrice: price(decimal("77")),
	margin: money(decimal("77")),
	fee: money(decimal("77")),
	cover: money(decimal("77")),
	stopLoss: price(decimal("77")),
	takeProfit: price(decimal("77")),
	stage: "closed",
	createdAt: "2026-01-02 00:00:00",
	completedAt: "2026-01-01 00:00:01",
	latestPrice: price(decimal("77")),
	profit: money(decimal("77")),
};

const figures = ["latestPrice", "profit"] as const;

describe("a row of an open order", () => {
	test("does not change when only its price and profit change", () => {
		for (const name of figures)
			expect(differOnlyInFigures({ ...holdingOrder, [name]: changes[name] }, holdingOrder)).toBe(true);
		expect(differOnlyInFigures(holdingOrder, holdingOrder)).toBe(true);
	});

	test("changes with every other field, also with a new one", () => {
		const others = (Object.keys(changes) as (keyof ContractOrder)[]).filter(
			(name) => !figures.some((figure) => figure === name),
		);
		expect(others).toHaveLength(18);
		for (const name of others) {
			expect(differOnlyInFigures({ ...holdingOrder, [name]: changes[name] }, holdingOrder)).toBe(false);
			if (!(name in holdingOrder)) continue;
			const { [name]: _, ...without } = holdingOrder;
			expect(differOnlyInFigures(without as ContractOrder, holdingOrder)).toBe(false);
		}
	});
});

describe("an open order is found", () => {
	const other = { ...holdingOrder, id: orderId(901) };
	const third = { ...holdingOrder, id: orderId(902) };
	const context = { holding: [holdingOrder, other], pending: [third] };

	test("at its index, at another index, among the pending orders, or not at all", () => {
		const find = (id: number, place: number) => openOrder(context, { id: orderId(id), place })?.id;
		expect([find(901, 1), find(901, 0), find(902, 0), find(902, 7), find(903, 0)]).toEqual([
			901,
			901,
			902,
			902,
			undefined,
		]);
	});
});
