import { BigDecimal, Effect, Layer } from "effect";
import { noon, priceOf } from "../contract/contract.test-support.ts";
import { type Money, money, type Price } from "../money/decimal.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { DeviceClock } from "../time/device-moment.ts";
import { instant } from "../time/instant.ts";
import { writeMoment } from "../time/write-moment.ts";
import { atNoon, settings } from "./micro.test-support.ts";
import type { MicroOption } from "./micro-settings.ts";
import { termsOf } from "./micro-terms.ts";
import { type MicroOrderQuery, MicroTrading, type NewMicroOrder } from "./micro-trading.port.ts";
import { type MicroOrder, microOrderId } from "./order/micro-order.ts";
import type { MicroAnswer } from "./ticket/reconcile-micro-order.ts";

interface Platform {
	/** Milliseconds since noon, on the platform's clock. */
	readonly now?: () => number;
	/** The moment on the requesting device. */
	readonly clock?: DeviceClock;
	readonly priceAt?: (milliseconds: number) => Price;
	/** Milliseconds from an order's end until the lists show it closed. */
	readonly settlesAfter?: number;
	readonly pageSize?: number;
	/** Replaces the answer after the order was placed. */
	readonly replaceAnswer?: (
		answer: MicroAnswer & { readonly message: string },
	) => Effect.Effect<MicroAnswer & { readonly message: string }, CommandError>;
	/** Answers instead of a list. */
	readonly failing?: (query: MicroOrderQuery) => QueryError | undefined;
}

interface Placed {
	readonly id: number;
	readonly order: NewMicroOrder;
	readonly option: MicroOption;
	readonly at: number;
}

const rising = (milliseconds: number) => priceOf(milliseconds > 0 ? "1.0845" : "1.08402");

/** In-memory fake of the platform's micro orders, which opens and settles them by its own clock. */
export const memoryMicroTrading = ({
	now = () => 0,
	clock = () => atNoon,
	priceAt = rising,
	settlesAfter = 0,
	pageSize = 2,
	replaceAnswer = Effect.succeed,
	failing = () => undefined,
}: Platform = {}) => {
	const placed: Placed[] = [];
	const requests: string[] = [];

	const profitOf = ({ order, option, at }: Placed): Money | undefined => {
		const terms = termsOf(order.amount, option, 0);
		const [open, end] = [priceAt(at), priceAt(at + order.seconds * 1000)];
		const isWon =
			order.direction === "up" ? BigDecimal.isGreaterThan(end, open) : BigDecimal.isLessThan(end, open);
		return terms && (isWon ? terms.income : money(BigDecimal.negate(terms.loss)));
	};
	const shown = (one: Placed): MicroOrder => {
		const { id, order, option, at } = one;
		const end = at + order.seconds * 1000;
		const isClosed = now() >= end + settlesAfter;
		const written = (moment: number) => writeMoment(instant(noon + moment), "second");
		return {
			id: microOrderId(id),
			...order,
			symbol: "EUR/USD",
			remaining: Math.max(0, end - now()),
			measuredAt: clock(),
			openPrice: priceAt(at),
			endPrice: isClosed ? priceAt(end) : undefined,
			profitRatio: option.profitRatio,
			profit: isClosed ? profitOf(one) : undefined,
			stage: isClosed ? "closed" : "in progress",
			createdAt: written(at),
			completedAt: isClosed ? written(end) : undefined,
		};
	};
	const place = (order: NewMicroOrder) => {
		const option = settings.options.find(({ seconds }) => seconds === order.seconds);
		if (!option) throw new Error("The platform offers no such expiry");
		const id = microOrderId(601 + placed.length);
		placed.unshift({ id, order, option, at: now() });
		return { message: "Order placed", id };
	};

	const layer = Layer.succeed(MicroTrading, {
		settings: Effect.succeed(settings),
		submit: (order) => Effect.suspend(() => replaceAnswer(place(order))),
		orders: (query) =>
			Effect.suspend(() => {
				const { stage, page } = query;
				requests.push(`${stage} ${page}`);
				const failure = failing(query);
				if (failure) return Effect.fail(failure);
				const rows = placed.map(shown).filter((order) => order.stage === stage);
				const from = (page - 1) * pageSize;
				return Effect.succeed({
					rows: rows.slice(from, from + pageSize),
					total: rows.length,
					extra: undefined,
				});
			}),
	});
	return { layer, requests, place, orders: () => placed.map(shown) };
};
