import { secondsLeft } from "@tradewind/domain/micro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useQuote } from "../../../instruments/use-quote.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { useFreshness } from "../../../ui/status/freshness.ts";
import { Direction } from "../orders/direction.tsx";
import { TimeLeft } from "../orders/time-left.tsx";
import classes from "./running-card.module.css";
import type { MicroOrderActor } from "./running-orders.ts";
import { standingBy } from "./standing.ts";
import { TimeRing } from "./time-ring.tsx";

/** An order in progress: name, remaining time and how it would end now (Spec 1 §4). */
export const RunningCard = ({ order: actor }: { readonly order: MicroOrderActor }): ReactNode => {
	const { t } = useWords();
	const order = useSelector(actor, ({ context }) => context.order);
	const isRunning = useSelector(actor, (snapshot) => snapshot.matches("in progress"));
	const digits = usePricePrecision(order.instrument, order.openPrice);
	return (
		<li className={classes.card}>
			<TimeRing order={actor} />
			<span className={classes.what}>
				<OrderTitle symbol={order.symbol} side={order.direction}>
					<Direction of={order.direction} />
				</OrderTitle>
			</span>
			<Money value={order.amount} className={classes.amount} />
			<span className={classes.open}>
				{t("micro.order.open")} <Figure value={order.openPrice} digits={digits} />
			</span>
			<span className={classes.end}>
				{isRunning ? <Standing order={actor} /> : <TimeLeft order={actor} />}
			</span>
		</li>
	);
};

/** Evaluated at each price and each second of the countdown, because a price becomes stale. */
const Standing = ({ order: actor }: { readonly order: MicroOrderActor }): ReactNode => {
	const { t } = useWords();
	const { market, realtime } = useApp();
	const order = useSelector(actor, ({ context }) => context.order);
	useSelector(actor, ({ context }) => secondsLeft(context.remaining));
	const code = useSelector(
		market,
		({ context }) => context.instruments.find(({ id }) => id === order.instrument)?.code,
	);
	const quote = useQuote(code);
	const freshness = useFreshness();
	const { now } = realtime.getSnapshot().context;
	const standing = standingBy(order, quote, freshness, now());
	return (
		<span className={classes.standing} data-standing={standing}>
			{t(`micro.standing.${standing}`)}
		</span>
	);
};
