import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { isStale } from "./micro-list-actor.ts";
import { RunningCard } from "./running-card.tsx";
import classes from "./running-cards.module.css";
import { type MicroOrderActor, useRunningOrders } from "./running-orders.ts";

/** The customer's micro orders in progress below the ticket, of all instruments, newest first. */
export const RunningCards = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const { orders, list } = useRunningOrders(signedIn);
	const isFailed = useSelector(list, isStale);
	const error = useSelector(list, ({ context }) => context.error);
	const failed = isFailed ? (
		<ErrorBanner error={error} hasRows={orders.length > 0} onRetry={() => list.send({ type: "retry" })} />
	) : null;
	// Without any order the count is unknown after a failure, so only the error is shown.
	if (orders.length === 0) return failed;
	return (
		<section className={classes.running} aria-labelledby={id}>
			<SectionHead
				id={id}
				title={t("micro.running.title", { count: orders.length })}
				to="/order?source=micro&type=1"
				all={t("micro.running.all")}
			/>
			{failed}
			<ClosedMarket orders={orders} />
			<ul className={classes.cards}>
				{orders.map((order) => (
					<RunningCard key={order.getSnapshot().context.order.id} order={order} />
				))}
			</ul>
		</section>
	);
};

/** What happens to orders whose market has closed (docs/assumptions.md, A-962). */
const ClosedMarket = ({ orders }: { readonly orders: readonly MicroOrderActor[] }): ReactNode => {
	const { t } = useWords();
	const isClosed = useSelector(useApp().market, ({ context: { instruments } }) => {
		const running = new Set(orders.map((order) => order.getSnapshot().context.order.instrument));
		return instruments.some(({ id, isOpen }) => !isOpen && running.has(id));
	});
	return isClosed ? <p className={classes.note}>{t("micro.running.closed")}</p> : null;
};
