import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyComponent } from "../../../router/lazy.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { NoMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { RowList } from "../../../ui/list/row-list.tsx";
import { microTradePath } from "../micro-path.ts";
import { isStale, type MicroListActor } from "../running/micro-list-actor.ts";
import type { MicroOrderActor } from "../running/running-orders.ts";
import classes from "./running-list.module.css";
import { RunningRow } from "./running-row.tsx";

/** Loaded on demand. */
const RunningComputed = lazyComponent<{ readonly orders: readonly MicroOrderActor[] }>(() =>
	import("./running-computed.tsx").then((file) => file.RunningComputed),
);

/** The micro orders in progress, and those whose result is not known yet, newest first. */
export const RunningList = (props: {
	readonly orders: readonly MicroOrderActor[];
	readonly list: MicroListActor;
	readonly onRefresh: () => void;
}): ReactNode => {
	const { orders, list } = props;
	const { t } = useWords();
	const error = useSelector(list, ({ context }) => context.error);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(list, isStale);
	const hasRows = orders.length > 0;
	return (
		<PullToRefresh onRefresh={props.onRefresh}>
			{isFailed ? (
				<ListError error={error} hasRows={hasRows} onRetry={() => list.send({ type: "retry" })} />
			) : null}
			{isLoading && !hasRows && !isFailed ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<EmptyWithLink text={t("micro.orders.empty.running")} to={microTradePath} />
			)}
			{hasRows ? (
				<RowList>
					{orders.map((order) => (
						<li key={order.getSnapshot().context.order.id}>
							<RunningRow order={order} />
						</li>
					))}
				</RowList>
			) : null}
			{hasRows ? (
				<div className={classes.how}>
					<HowComputedSheet>{() => <RunningComputed orders={orders} />}</HowComputedSheet>
				</div>
			) : null}
			{isFailed ? null : <NoMore after={orders.length} />}
		</PullToRefresh>
	);
};
