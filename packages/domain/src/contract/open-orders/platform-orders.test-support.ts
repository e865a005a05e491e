import fc from "fast-check";
import { holdingOrder, pendingOrder, totalsOf } from "../contract.test-support.ts";
import { type ContractOrder, type OrderId, orderId, type TradeUpdate } from "../order/contract-order.ts";
import type { OpenOrdersReading } from "./open-orders.ts";

/** The platform's data on a customer's orders, in answers and in pushes. */
export type Message =
	| { readonly type: "reading"; readonly reading: OpenOrdersReading }
	| { readonly type: "trade"; readonly update: TradeUpdate }
	| { readonly type: "closed"; readonly ids: readonly OrderId[] }
	| { readonly type: "submitted"; readonly id: OrderId };

export interface History {
	/** In chronological order. */
	readonly messages: readonly Message[];
	/** A reading after the last message. */
	readonly currentState: OpenOrdersReading;
	/** The ids that the platform closed. */
	readonly closed: ReadonlySet<OrderId>;
}

const step = fc.record({
	does: fc.constantFrom("open", "ask", "fill", "close", "cancel", "tick"),
	which: fc.nat(5),
	profit: fc.integer({ min: -50, max: 50 }).map(String),
});

/** Generated orders that open, fill and close, with every message that the platform could send at each moment. */
const history: fc.Arbitrary<History> = fc.array(step, { maxLength: 25 }).map((steps) => {
	let holding: readonly ContractOrder[] = [];
	let pending: readonly ContractOrder[] = [];
	const closed = new Set<OrderId>();
	let totals = totalsOf("0");
	let last = 0;
	const messages: Message[] = [];
	const currentState = (): OpenOrdersReading => ({ holding, pending, totals, lastOrderId: orderId(last) });

	for (const { does, which, profit } of steps) {
		const [held, waiting] = [holding[which % (holding.length || 1)], pending[which % (pending.length || 1)]];
		if (does === "open" || does === "ask") {
			const id = orderId(++last);
			if (does === "open") holding = [{ ...holdingOrder, id }, ...holding];
			else pending = [{ ...pendingOrder, id }, ...pending];
			messages.push({ type: "submitted", id });
		}
		if (does === "fill" && waiting) {
			pending = pending.filter((order) => order !== waiting);
			holding = [{ ...holdingOrder, id: waiting.id }, ...holding];
		}
		const over = does === "close" ? held : does === "cancel" ? waiting : undefined;
		if (over) {
			holding = holding.filter((order) => order !== over);
			pending = pending.filter((order) => order !== over);
			closed.add(over.id);
			messages.push({ type: "closed", ids: [over.id] });
		}
		totals = totalsOf(profit);
		holding = holding.map((order) => ({ ...order, profit: totals.profit }));
		messages.push(
			{ type: "trade", update: { totals, orders: holding } },
			{ type: "trade", update: { totals, orders: holding.slice(which % 3, (which % 3) + 1) } },
			{ type: "reading", reading: currentState() },
		);
	}
	return { messages, currentState: currentState(), closed };
});

/** A history and its arriving messages: in any order, some lost, some repeated. */
export const arrivals: fc.Arbitrary<History & { readonly arrived: readonly Message[] }> = history.chain(
	(pushed) =>
		fc.array(fc.nat(Math.max(0, pushed.messages.length - 1)), { maxLength: 40 }).map((places) => ({
			...pushed,
			arrived: places.flatMap((place) => pushed.messages[place] ?? []),
		})),
);
