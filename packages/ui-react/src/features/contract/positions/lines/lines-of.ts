import type { ContractOrder } from "@tradewind/domain/contract";
import type { Decimal, Price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ProposedStop } from "../../order/order-beginning.ts";

/** A line of an open order on the chart. */
export interface OrderLine {
	readonly id: string;
	readonly order: ContractOrder;
	readonly price: Price;
	readonly kind: "position" | "pending" | "stop-loss" | "take-profit";
	/** A stop is red and a target green; orders are neutral (docs/assumptions/contract.md, A-975). */
	readonly tone: "up" | "down" | "quiet";
	/** Of several positions only the newest has a tag, for all of them: theirs would cover the chart. */
	readonly hasTag: boolean;
}

type Orders = readonly ContractOrder[];

/** The lines of the open orders of an instrument; a proposed stop is at its price until it is saved or dropped. */
export const linesOf = (
	orders: Orders,
	proposed?: ProposedStop & { readonly of: ContractOrder["id"] },
): readonly OrderLine[] => {
	const held = orders.filter(({ stage }) => stage === "holding");
	const newest = Math.max(...held.map(({ id }) => id));
	return orders.flatMap((order): readonly OrderLine[] => {
		const { id, stage } = order;
		const isHeld = stage === "holding";
		const stopOf = (field: ProposedStop["field"]) =>
			proposed?.of === id && proposed.field === field ? proposed.price : order[field];
		const one = (
			kind: OrderLine["kind"],
			price: Price | undefined,
			tone: OrderLine["tone"],
			hasTag = true,
		) =>
			price
				? [
						{
							id: kind === "position" || kind === "pending" ? `${id}` : `${id} ${kind}`,
							order,
							price,
							kind,
							tone,
							hasTag,
						},
					]
				: [];
		return [
			...one(
				isHeld ? "position" : "pending",
				order.openPrice ?? order.askedPrice,
				"quiet",
				!isHeld || id === newest,
			),
			...one("stop-loss", stopOf("stopLoss"), "down"),
			...one("take-profit", stopOf("takeProfit"), "up"),
		];
	});
};

/** What a line becomes when it is dropped; that of a position sets the stop on that side of the latest price. */
export const droppedStop = (kind: OrderLine["kind"], order: ContractOrder, price: Price): ProposedStop => {
	if (kind === "stop-loss") return { field: "stopLoss", price };
	if (kind === "take-profit") return { field: "takeProfit", price };
	const reference = order.latestPrice ?? order.openPrice ?? price;
	const isAbove = BigDecimal.isGreaterThan(price, reference);
	return { field: isAbove === (order.direction === "buy") ? "takeProfit" : "stopLoss", price };
};

/** Whether the lines are the same: a tick changes the price and profit of an order, not its lines. */
export const haveSameLines = (some: Orders, others: Orders): boolean =>
	some.length === others.length &&
	some.every((order, index) => {
		const other = others[index];
		return (
			order.id === other?.id &&
			order.stage === other.stage &&
			figures.every((name) => isSame(order[name], other[name]))
		);
	});

const figures = ["quantity", "openPrice", "askedPrice", "stopLoss", "takeProfit"] as const;

const isSame = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
	one === other || (one !== undefined && other !== undefined && BigDecimal.equals(one, other));
