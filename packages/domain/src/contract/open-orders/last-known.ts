import { Option, Result, Schema } from "effect";
import {
	type Decimal,
	type Money,
	money,
	type Price,
	parseDecimal,
	price,
	type Quantity,
	quantity,
	toText,
} from "../../money/decimal.ts";
import { type Instant, instant } from "../../time/instant.ts";
import type { ContractOrder, Direction } from "../order/contract-order.ts";
import type { OpenOrders } from "./open-orders.ts";

/** An open order as this device last knew it. It is shown, never traded (docs/assumptions.md, A-893). */
export interface LastKnownOrder {
	readonly id: number;
	readonly symbol: string;
	readonly direction: Direction;
	readonly stage: "holding" | "pending";
	readonly quantity: Quantity;
	/** The fill price of a position, the requested price of a pending order. */
	readonly price: Price | undefined;
	readonly latestPrice: Price | undefined;
	readonly profit: Money | undefined;
}

export interface LastKnownOrders {
	/** When all its figures were last current. */
	readonly at: Instant;
	readonly orders: readonly LastKnownOrder[];
}

/** What the device knows of the open orders; `undefined` until they have been read. */
export const lastKnownOrders = (
	{ holding, pending, lastOrderId }: Pick<OpenOrders, "holding" | "pending" | "lastOrderId">,
	at: Instant,
): LastKnownOrders | undefined =>
	lastOrderId === undefined
		? undefined
		: {
				at,
				orders: [
					...holding.map((order) => known(order, "holding", order.openPrice)),
					...pending.map((order) => known(order, "pending", order.askedPrice)),
				],
			};

const known = (
	{ id, symbol, direction, quantity: lots, latestPrice, profit }: ContractOrder,
	stage: LastKnownOrder["stage"],
	at: Price | undefined,
): LastKnownOrder => ({ id, symbol, direction, stage, quantity: lots, price: at, latestPrice, profit });

const figure = Schema.optionalKey(Schema.String);
const Saved = Schema.Struct({
	at: Schema.Number,
	orders: Schema.Array(
		Schema.Struct({
			id: Schema.Int,
			symbol: Schema.String,
			direction: Schema.Literals(["buy", "sell"]),
			stage: Schema.Literals(["holding", "pending"]),
			quantity: Schema.String,
			price: figure,
			latestPrice: figure,
			profit: figure,
		}),
	),
});
type Saved = typeof Saved.Type;

/** Plain data, figures as exact text. */
export const writeLastKnownOrders = ({ at, orders }: LastKnownOrders): Saved => ({
	at,
	orders: orders.map(({ quantity: lots, price: asked, latestPrice, profit, ...order }) => ({
		...order,
		quantity: toText(lots),
		...(asked && { price: toText(asked) }),
		...(latestPrice && { latestPrice: toText(latestPrice) }),
		...(profit && { profit: toText(profit) }),
	})),
});

/** Saved orders; `undefined` if any of them is unreadable: a list with a gap would look complete. */
export const readLastKnownOrders = (saved: unknown): LastKnownOrders | undefined => {
	const found = Option.getOrUndefined(Schema.decodeUnknownOption(Saved)(saved));
	if (!found) return undefined;
	const orders: LastKnownOrder[] = [];
	for (const { quantity: lots, price: asked, latestPrice, profit, ...order } of found.orders) {
		const texts = [lots, asked, latestPrice, profit];
		const [amount, ...figures] = texts.map(decimalOf);
		if (!amount || texts.slice(1).some((text, at) => text !== undefined && !figures[at])) return undefined;
		const [at, latest, result] = figures;
		orders.push({
			...order,
			quantity: quantity(amount),
			price: at && price(at),
			latestPrice: latest && price(latest),
			profit: result && money(result),
		});
	}
	return { at: instant(found.at), orders };
};

const decimalOf = (text: string | undefined): Decimal | undefined =>
	text === undefined ? undefined : Result.getOrUndefined(parseDecimal(text));
