import type { Instrument } from "@tradewind/domain/market";
import { secondsLeft } from "@tradewind/domain/micro";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback, useMemo } from "react";
import { Money } from "../../../figures/money.tsx";
import { orderSeconds } from "../../../i18n/site-times.ts";
import { useApp } from "../../../state/app.ts";
import { onChange } from "../../../state/subscribe.ts";
import { useStore } from "../../../state/use-store.ts";
import { clockText } from "../orders/clock-text.ts";
import { Direction } from "../orders/direction.tsx";
import type { MicroOrderActor } from "./running-orders.ts";
import { standingBy } from "./standing.ts";

/** What the chart draws of an order in progress. */
interface Mark {
	readonly id: string;
	readonly price: Price;
	readonly kind: "position";
	readonly tone: "up" | "down" | "quiet";
	readonly tag: ReactNode;
	/** From the opening to the end, in seconds since 1970-01-01 UTC. */
	readonly span?: { readonly from: number; readonly to: number };
}

/** The opening prices of the orders in progress as lines, green while they win and red while they lose (docs/assumptions.md, A-667). */
export const useMicroLines = (
	all: readonly MicroOrderActor[],
	{ id, code }: Pick<Instrument, "id" | "code">,
): readonly Mark[] => {
	const { quotes, realtime } = useApp();
	const orders = useMemo(
		() => all.filter((order) => order.getSnapshot().context.order.instrument === id),
		[all, id],
	);
	const subscribe = useCallback(
		(listener: () => void) => {
			// A price becomes stale with time, and each second of a countdown tells the time.
			const ends = [
				quotes.subscribe(code, listener),
				onChange(realtime, listener),
				...orders.map((order) => onChange(order, listener)),
			];
			return () => {
				for (const end of ends) end();
			};
		},
		[quotes, realtime, orders, code],
	);
	// A text, so that a tick without another standing renders nothing.
	const standings = useStore(subscribe, () => {
		const { freshness, now } = realtime.getSnapshot().context;
		return orders
			.map((order) => standingBy(order.getSnapshot().context.order, quotes.get(code), freshness, now()))
			.join(" ");
	});
	return useMemo(() => {
		const known = standings.split(" ");
		return orders.flatMap((order, index): readonly Mark[] => {
			const { id, openPrice, createdAt, seconds } = order.getSnapshot().context.order;
			const from = orderSeconds(createdAt);
			if (!openPrice) return [];
			return [
				{
					id: `micro ${id}`,
					price: openPrice,
					kind: "position",
					tone: known[index] === "winning" ? "up" : known[index] === "losing" ? "down" : "quiet",
					tag: <LineText order={order} />,
					...(from !== undefined && { span: { from, to: from + seconds } }),
				},
			];
		});
	}, [orders, standings]);
};

const LineText = ({ order: actor }: { readonly order: MicroOrderActor }): ReactNode => {
	const { direction, amount } = useSelector(actor, ({ context }) => context.order);
	const isKnown = useSelector(
		actor,
		(snapshot) =>
			snapshot.matches("in progress") &&
			!snapshot.context.isUncertain &&
			snapshot.context.order.remaining !== undefined,
	);
	const seconds = useSelector(actor, ({ context }) => secondsLeft(context.remaining));
	return (
		<>
			<span>
				<Direction of={direction} /> <Money value={amount} />
			</span>{" "}
			<bdi dir="ltr">{isKnown ? clockText(seconds) : "…"}</bdi>
		</>
	);
};
