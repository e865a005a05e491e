import { type FollowOrdersTab, followOrderList, type UserId } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { useList } from "../../../ui/list/use-list.ts";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import { FollowOrderRow } from "./follow-order-row.tsx";
import classes from "./trader-orders.module.css";
import { useLiveOrders } from "./use-live-orders.ts";

/** The orders of a trader, or a follower's copies of them; open ones follow the pushes while they are shown (Spec 2 §4). */
export const TraderOrders = (props: {
	readonly traderId: UserId;
	/** Whose copies are shown; without it they are the trader's own orders. */
	readonly followerId?: UserId;
	readonly tab: FollowOrdersTab;
}): ReactNode => {
	const { traderId, followerId, tab } = props;
	const { t } = useWords();
	const { signedIn } = useSession();
	const list = useFreshList(useList(followOrderList, { traderId, followerId, tab }));
	const isOpen = tab === "open";
	const receivedAt = useLiveOrders(list, isOpen && signedIn ? traderId : undefined, followerId);
	const hasRows = useSelector(list, ({ context }) => context.rows.length > 0);
	return (
		<PagedList
			hasTimes
			list={list}
			keyOf={({ id }) => id}
			row={(order) => <FollowOrderRow order={order} isPublic={followerId === undefined} />}
			empty={t(`copy-trading.${followerId ? "copies" : "orders"}.empty.${tab}`)}
		>
			{isOpen && hasRows ? (
				<p className={classes.age}>
					{signedIn ? null : <span>{t("copy-trading.orders.visitor")}</span>}
					<FreshnessBadge price={{ receivedAt, liveSeconds: signedIn ? liveSeconds : 0 }} />
				</p>
			) : null}
		</PagedList>
	);
};

/** Without a push for so long, the figures count as old, as those of quotes do. */
const liveSeconds = 10;
