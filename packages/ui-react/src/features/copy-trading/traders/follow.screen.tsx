import type { Trader } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { HowBelowList } from "../../../figures/how-below-list.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { useFreshList, useKeptList } from "../../../ui/list/use-kept-list.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { followedOf, tradersOf } from "../kept-lists.ts";
import { RiskNotice } from "../risk-notice.tsx";
import { CopiesSheet } from "./copies-sheet.tsx";
import classes from "./follow.module.css";
import { Followed } from "./followed.tsx";
import { OrdersSheet, useOrdersSheet } from "./orders-sheet.tsx";
import { Tiles } from "./tiles.tsx";
import { TraderCard } from "./trader-card.tsx";

/** The home of copy trading: two tiles, the followed traders, and the others (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { signedIn, standing } = useSession();
	const traders = useFreshList(tradersOf(app, signedIn));
	const followed = useKeptList(followedOf);
	const orders = useOrdersSheet();
	const isOther = useIsOther(followed);
	const isReadingFollowed = useSelector(followed, (snapshot) => snapshot?.matches("loading") === true);
	const isWaiting = standing === "unknown" || isReadingFollowed;
	const isEmpty = useSelector(traders, ({ context }) => context.page > 0 && context.total === 0);
	const refresh = () => {
		for (const list of [traders, followed]) list?.send({ type: "refresh" });
	};
	const head = (
		<>
			<Tiles />
			<RiskNotice of="traders" />
			<Followed list={followed} onOpenOrders={orders.open} onOpenCopies={orders.openCopies} />
		</>
	);
	if (isWaiting) return <Page>{head}</Page>;
	return (
		<>
			<ListScreen
				list={traders}
				keyOf={({ userId }) => userId}
				row={(trader) => <TraderCard trader={trader} onOpenOrders={orders.open} />}
				isShown={isOther}
				footnote={isEmpty ? null : <HowBelowList />}
				empty={<Empty text={t("copy-trading.traders.empty")} />}
				onRefresh={refresh}
			>
				{head}
				{isEmpty ? null : <h2 className={classes.title}>{t("copy-trading.others")}</h2>}
			</ListScreen>
			<OrdersSheet shown={orders.shown} onClose={orders.onClose} />
			<CopiesSheet trader={orders.copiesOf} onClose={orders.onClose} />
		</>
	);
};

/** The list of followed traders is read on every arrival; the mark of a row may be older. */
const useIsOther = (followed: ReturnType<typeof followedOf> | undefined) => {
	const context = useSelector(followed, (snapshot) => snapshot?.context);
	const ids = context && context.page > 0 ? new Set(context.rows.map(({ userId }) => userId)) : undefined;
	return ({ userId, isFollowed }: Trader): boolean => (ids ? !ids.has(userId) : !isFollowed);
};
