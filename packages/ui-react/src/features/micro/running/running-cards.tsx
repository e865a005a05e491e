import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useAboveBars } from "../../../ui/layout/bottom-bar-height.ts";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { isStale } from "./micro-list-actor.ts";
import { RunningCard } from "./running-card.tsx";
import classes from "./running-cards.module.css";
import { useRunningOrders } from "./running-orders.ts";

/** The customer's micro orders in progress below the ticket, of all instruments, newest first. */
export const RunningCards = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const { orders, lastOrderId, list } = useRunningOrders(signedIn);
	const isFailed = useSelector(list, isStale);
	const error = useSelector(list, ({ context }) => context.error);
	const section = useRef<HTMLElement>(null);
	const scrollMarginBlockEnd = useAboveBars(8);
	useShownWhenAdded(section, lastOrderId === undefined ? undefined : orders.length);
	const failed = isFailed ? (
		<ErrorBanner error={error} hasRows={orders.length > 0} onRetry={() => list.send({ type: "retry" })} />
	) : null;
	// Without any order the count is unknown after a failure, so only the error is shown.
	if (orders.length === 0) return failed;
	return (
		<section ref={section} className={classes.running} style={{ scrollMarginBlockEnd }} aria-labelledby={id}>
			<SectionHead
				id={id}
				title={t("micro.running.title", { count: orders.length })}
				to="/order?source=micro&type=1"
				all={t("micro.running.all")}
			/>
			{failed}
			<ul className={classes.cards}>
				{orders.map((order) => (
					<RunningCard key={order.getSnapshot().context.order.id} order={order} />
				))}
			</ul>
		</section>
	);
};

/** Scrolls the cards into view when an order is added, not when they are first shown. */
const useShownWhenAdded = (section: RefObject<HTMLElement | null>, count: number | undefined): void => {
	const before = useRef<number>(undefined);
	useEffect(() => {
		if (count !== undefined && before.current !== undefined && count > before.current)
			section.current?.scrollIntoView({ block: "nearest" });
		before.current = count;
	}, [section, count]);
};
