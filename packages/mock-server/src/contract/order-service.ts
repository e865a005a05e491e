import type { contract, InputOf } from "@tradewind/contracts";
import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Clock } from "../clock/clock.ts";
import type { Market } from "../market/market.ts";
import type { Execution } from "./execution.ts";
import { readNewOrder } from "./new-order.ts";
import { isHolding, type OpenOrder, type Order } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import { changedStops, checkStops, type Stops } from "./stops.ts";

/** Executes the customers' order commands; each succeeds as a whole or is refused. */
export const createOrderService = (
	{ market, book, execution, clock }: { market: Market; book: OrderBook; execution: Execution; clock: Clock },
	onClosed: (order: OpenOrder) => void,
) => {
	const ownOrder = (customerId: number, id: string): Result.Result<Order, Refusal> => {
		const order = book.get(Number(id));
		return order?.customerId === customerId ? Result.succeed(order) : refuse("order.noSuchOrder");
	};
	const holding = (customerId: number, id: string): Result.Result<OpenOrder, Refusal> =>
		Result.flatMap(ownOrder(customerId, id), (order) =>
			!isHolding(order)
				? refuse("order.notOpen")
				: order.instrument.isOpen(clock.now())
					? Result.succeed(order)
					: refuse("order.marketClosed"),
		);

	return {
		submit: (customerId: number, submitted: InputOf<typeof contract.submitContract>) => {
			const instrument = market.byId(Number(submitted.forex_id));
			if (!instrument) return refuse("order.noInstrument");
			const now = clock.now();
			return Result.flatMap(readNewOrder(submitted, instrument, now), (order) =>
				order.targetPrice
					? execution.place(customerId, order, order.targetPrice, now)
					: execution.open(customerId, order, now),
			);
		},
		close: (customerId: number, id: string) =>
			Result.map(holding(customerId, id), (order) => {
				execution.close(order, order.instrument.price(clock.now()), clock.now());
				onClosed(order);
			}),
		cancel: (customerId: number, id: string) =>
			Result.flatMap(ownOrder(customerId, id), (order) =>
				order.stage === "pending"
					? Result.succeed(execution.cancel(order, clock.now()))
					: refuse("order.notPending"),
			),
		setStops: (customerId: number, id: string, stops: Stops) =>
			Result.flatMap(holding(customerId, id), (order) => {
				const reference = order.instrument.price(clock.now());
				const changed = changedStops(stops, order);
				return Result.map(checkStops(changed, { ...order, reference }), () =>
					book.put({ ...order, ...stops }),
				);
			}),
	};
};
