import type { Instrument } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { useIsWide } from "../../../ui/layout/use-is-desktop.ts";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { isStale } from "../orders/is-stale.ts";
import { useOpenedOrder } from "../orders/opened-order.tsx";
import { OrderRows } from "../orders/order-rows.tsx";
import { useOpenIds } from "../orders/use-open-ids.ts";
import classes from "./open-positions.module.css";

export { HeldBar } from "./bar/held-bar.tsx";

/** Loaded on desktops. */
const AccountCard = lazyWithWords<object>(() =>
	import("./account-card.tsx").then((file) => file.AccountCard),
);

/** The customer's open positions of this instrument, and below them the pending orders, in short. */
export const OpenPositions = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const opened = useOpenedOrder();
	const held = useOpenIds(({ holding }) => holding.filter((order) => order.instrument === instrument.id));
	const pending = useOpenIds((context) =>
		context.pending.filter((order) => order.instrument === instrument.id),
	);
	const { orders } = useApp();
	const isWide = useIsWide();
	const isFailed = useSelector(orders, isStale);
	const error = useSelector(orders, ({ context }) => context.error);
	const failed = (
		<ErrorBanner
			error={error}
			hasRows={held.length + pending.length > 0}
			onRetry={() => orders.send({ type: "refresh" })}
		/>
	);
	return (
		<>
			{isWide ? (
				<div className={classes.account} data-account>
					<LazyBoundary frame={null}>
						<AccountCard />
					</LazyBoundary>
				</div>
			) : null}
			{held.length === 0 && !(isFailed && pending.length === 0) ? null : (
				<section className={classes.positions}>
					<SectionHead
						title={t("contract.positions.title")}
						to="/order?type=1"
						all={t("contract.positions.all")}
					/>
					{isFailed ? failed : null}
					<OrderRows ids={held} onOpen={opened.open} />
				</section>
			)}
			{pending.length === 0 ? null : (
				<section className={classes.positions}>
					<SectionHead
						title={t("contract.positions.pending")}
						to="/order?type=0"
						all={t("contract.positions.all")}
					/>
					{isFailed && held.length === 0 ? failed : null}
					<OrderRows ids={pending} onOpen={opened.open} of="pending" />
				</section>
			)}
			{opened.sheet}
		</>
	);
};
