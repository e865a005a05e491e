import type { SignedIn } from "@tradewind/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Empty } from "../../../shell/faces.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import { useSession } from "../../../shell/use-session.ts";
import { EmptyOrders } from "./empty-orders.tsx";
import { type HistoryActor, useHistory } from "./history-actor.ts";
import { HistoryFilter } from "./history-filter.tsx";
import { useOpenedOrder } from "./opened-order.ts";
import { OrderRow } from "./order-row.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { FailedOrders, OrderRowSkeletons } from "./orders-faces.tsx";
import classes from "./orders-list.module.css";
import { PullToRefresh } from "./pull-to-refresh.tsx";
import { HistoryTotals } from "./totals.tsx";

export const HistoryList = (): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <History signedIn={signedIn} /> : null;
};

const History = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { say } = useWords();
	const history = useHistory(signedIn);
	const opened = useOpenedOrder();
	const { rows, total, extra, error, query } = useSelected(history, (snapshot) => snapshot.context);
	const isLoading = useSelected(history, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelected(history, (snapshot) => snapshot.matches("failed"));
	const isEmpty = rows.length === 0 && !isLoading && !isFailed;
	return (
		<PullToRefresh onRefresh={() => history.send({ type: "refresh" })}>
			<HistoryTotals profit={extra?.profitOfAll} count={total} />
			<HistoryFilter history={history} />
			{isLoading ? <OrderRowSkeletons /> : null}
			{isEmpty && query.range ? <Empty text={say("contract.orders.empty.filtered")} /> : null}
			{isEmpty && !query.range ? <EmptyOrders text={say("contract.orders.empty.history")} /> : null}
			{rows.length > 0 ? (
				<ul className={classes.list}>
					{rows.map((order) => (
						<li key={order.id}>
							<OrderRow order={order} onOpen={opened.open} />
						</li>
					))}
				</ul>
			) : null}
			{isFailed ? (
				<FailedOrders
					error={error}
					hasRows={rows.length > 0}
					onRetry={() => history.send({ type: "retry" })}
				/>
			) : null}
			{rows.length > 0 && !isFailed ? <End history={history} /> : null}
			<OrderSheet order={opened.order} onClose={opened.onClose} />
		</PullToRefresh>
	);
};

/** The end of what is loaded: more comes when it is about to be seen. */
const End = ({ history }: { readonly history: HistoryActor }): ReactNode => {
	const { say } = useWords();
	const mark = useRef<HTMLParagraphElement>(null);
	const isFinished = useSelected(history, (snapshot) => snapshot.context.isAtEnd);
	const canLoad = useSelected(history, (snapshot) => snapshot.can({ type: "load more" }));
	useEffect(() => {
		if (!mark.current || !canLoad) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) history.send({ type: "load more" });
			},
			{ rootMargin: "400px 0px" },
		);
		observer.observe(mark.current);
		return () => observer.disconnect();
	}, [history, canLoad]);
	return (
		<p ref={mark} className={classes.end}>
			{say(isFinished ? "contract.orders.noMore" : "contract.orders.loadingMore")}
		</p>
	);
};
