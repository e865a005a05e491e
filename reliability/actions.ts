import type { ContractOrder } from "@tradewind/domain/contract";
import { decimal, type Price, price, round, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { refreshOnArrival } from "../packages/ui-react/src/wiring/refresh-on-arrival.ts";
import type { Customer } from "./customer.ts";

/** One action of a customer; `chance`, from 0 up to 1, selects the row or variant it applies to. */
export type Action = (customer: Customer, chance: number) => void;

const priceDecimals = 5;

const scaled = (value: Price, factor: string): Price =>
	price(round(BigDecimal.multiply(value, decimal(factor)), priceDecimals, "down"));

const pick = <Row>(rows: readonly Row[], chance: number): Row | undefined =>
	rows[Math.floor(chance * rows.length)];

const currentPrice = ({ app, code }: Customer): Price | undefined => app.quotes.get(code)?.price;

const positions = ({ app, code }: Customer): readonly ContractOrder[] =>
	app.orders.getSnapshot().context.holding.filter((order) => order.code === code);

const fillTicket = (
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

/** The actions of a trading customer, by name. */
export const actions = {
	"buys at market": (customer, chance) => {
		fillTicket(customer, {});
		customer.submit(chance < 0.5 ? "buy" : "sell");
	},
	"buys with stops": (customer) => {
		const now = currentPrice(customer);
		if (now) fillTicket(customer, { loss: scaled(now, "0.999"), gain: scaled(now, "1.0004") });
		customer.submit("buy");
	},
	"buys with a receipt": (customer, chance) => {
		fillTicket(customer, {});
		customer.submitAndConfirm(chance < 0.5 ? "buy" : "sell");
	},
	"places a pending order": (customer, chance) => {
		const now = currentPrice(customer);
		if (now) fillTicket(customer, { target: scaled(now, chance < 0.5 ? "0.9" : "0.9999") });
		customer.submit("buy");
	},
	"closes a position": (customer, chance) => {
		const order = pick(positions(customer), chance);
		if (order) customer.close(order);
	},
	"cancels a pending order": (customer, chance) => {
		const order = pick(customer.app.orders.getSnapshot().context.pending, chance);
		if (order) customer.cancel(order);
	},
	"sets stops": (customer, chance) => {
		const order = pick(positions(customer), chance);
		const now = currentPrice(customer);
		if (!order || !now) return;
		const [below, above] = [scaled(now, "0.99"), scaled(now, chance < 0.5 ? "1.01" : "1.02")];
		const [stopLoss, takeProfit] = order.direction === "buy" ? [below, above] : [above, below];
		customer.setStops(order, { stopLoss, takeProfit });
	},
	"places a micro order": (customer, chance) => customer.submitMicro(chance < 0.5 ? "up" : "down"),
	"dismisses outcomes": (customer) => customer.dismissOutcomes(),
	"opens the orders": ({ app }) => refreshOnArrival(app, "/order"),
	"returns to trade": ({ app }) => refreshOnArrival(app, "/trade"),
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;
