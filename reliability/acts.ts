import type { ContractOrder } from "@tradewind/domain/contract";
import { decimal, type Price, price, round, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { refreshOnArrival } from "../packages/ui-react/src/wiring/refresh-on-arrival.ts";
import type { Customer } from "./customer.ts";

/** One thing that a customer does; `chance`, from 0 up to 1, chooses what it is done to. */
export type Act = (customer: Customer, chance: number) => void;

const digits = 5;

const times = (value: Price, factor: string): Price =>
	price(round(BigDecimal.multiply(value, decimal(factor)), digits, "down"));

const one = <Row>(rows: readonly Row[], chance: number): Row | undefined =>
	rows[Math.floor(chance * rows.length)];

const priceNow = ({ app, code }: Customer): Price | undefined => app.quotes.get(code)?.price;

const holding = ({ app, code }: Customer): readonly ContractOrder[] =>
	app.orders.getSnapshot().context.holding.filter((order) => order.code === code);

const fill = (
	customer: Customer,
	form: { readonly target?: Price; readonly loss?: Price; readonly gain?: Price },
) => {
	const { target, loss, gain } = form;
	customer.change({ type: "change", field: "kind", value: target ? "pending" : "market" });
	customer.change({ type: "change", field: "targetPrice", value: target ? toText(target) : "" });
	customer.change({ type: "change", field: "stopLossOn", value: loss !== undefined });
	customer.change({ type: "change", field: "stopLoss", value: loss ? toText(loss) : "" });
	customer.change({ type: "change", field: "takeProfitOn", value: gain !== undefined });
	customer.change({ type: "change", field: "takeProfit", value: gain ? toText(gain) : "" });
};

/** What somebody who trades does, by name. */
export const acts = {
	"buys at market": (customer, chance) => {
		fill(customer, {});
		customer.press(chance < 0.5 ? "buy" : "sell");
	},
	"buys with stops": (customer) => {
		const now = priceNow(customer);
		if (now) fill(customer, { loss: times(now, "0.999"), gain: times(now, "1.0004") });
		customer.press("buy");
	},
	"buys by a receipt": (customer, chance) => {
		fill(customer, {});
		customer.pressAndConfirm(chance < 0.5 ? "buy" : "sell");
	},
	"waits for a price": (customer, chance) => {
		const now = priceNow(customer);
		if (now) fill(customer, { target: times(now, chance < 0.5 ? "0.9" : "0.9999") });
		customer.press("buy");
	},
	"closes a position": (customer, chance) => {
		const order = one(holding(customer), chance);
		if (order) customer.close(order);
	},
	"cancels a waiting order": (customer, chance) => {
		const order = one(customer.app.orders.getSnapshot().context.pending, chance);
		if (order) customer.cancel(order);
	},
	"sets stops": (customer, chance) => {
		const order = one(holding(customer), chance);
		const now = priceNow(customer);
		if (!order || !now) return;
		const [below, above] = [times(now, "0.99"), times(now, chance < 0.5 ? "1.01" : "1.02")];
		const [stopLoss, takeProfit] = order.direction === "buy" ? [below, above] : [above, below];
		customer.setStops(order, { stopLoss, takeProfit });
	},
	"places a micro order": (customer, chance) => customer.pressMicro(chance < 0.5 ? "up" : "down"),
	"reads the notices": (customer) => customer.readNotices(),
	"looks at the orders": ({ app }) => refreshOnArrival(app, "/order"),
	"goes back to trade": ({ app }) => refreshOnArrival(app, "/trade"),
} as const satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof acts;
