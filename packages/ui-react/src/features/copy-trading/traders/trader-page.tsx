import type { Trader } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { HowPageFigures } from "../../../figures/how-page-figures.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { RiskButton } from "../risk/risk-button.tsx";
import { TraderRiskLine } from "../risk/trader-risk-line.tsx";
import { CopiesSheet } from "./copies-sheet.tsx";
import type { FollowActor } from "./follow-actor.ts";
import { FollowBar } from "./follow-bar.tsx";
import { MyCopies } from "./my-copies.tsx";
import { OrdersSheet, useOrdersSheet } from "./orders-sheet.tsx";
import classes from "./trader.module.css";
import { TraderFigures } from "./trader-figures.tsx";
import { TraderHead } from "./trader-head.tsx";
import { TraderOrders } from "./trader-orders.tsx";
import type { CloseCopies } from "./unfollow-sheet.tsx";
import { WithTrader } from "./with-trader.tsx";

interface Closing {
	/** Closes the customer's open copies, before the trader is left. */
	readonly CloseCopies: CloseCopies;
}

/** A trader: profile, closed orders, and Follow or Unfollow (Spec 2 §2). */
export const TraderPage = ({ CloseCopies }: Closing): ReactNode => (
	<WithTrader>
		{(trader, actor) => <Shown trader={trader} actor={actor} CloseCopies={CloseCopies} />}
	</WithTrader>
);

const Shown = (
	props: Closing & {
		readonly trader: Trader;
		readonly actor: FollowActor;
	},
): ReactNode => {
	const { trader, actor, CloseCopies } = props;
	const { t } = useWords();
	const { signedIn } = useSession();
	const orders = useOrdersSheet();
	const isReading = useSelector(actor, (snapshot) => snapshot.matches("loading"));
	const hasFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const error = useSelector(actor, ({ context }) => context.facts.error);
	const refresh = () => actor.send({ type: "refresh" });
	return (
		<>
			<Page
				title={<bdi>{trader.nickname || trader.userId}</bdi>}
				actions={<RefreshButton isBusy={isReading} onPress={refresh} />}
			>
				<div className={classes.page}>
					{hasFailed ? <ErrorBanner error={error} onRetry={refresh} /> : null}
					<div className={classes.profile}>
						<TraderHead trader={trader} />
						<TraderRiskLine trader={trader} />
						{trader.isFollowed && signedIn ? (
							<MyCopies trader={trader} signedIn={signedIn} onOpen={orders.openCopies} />
						) : null}
						<TraderFigures trader={trader} onOpen={(tab) => orders.open(trader, tab)} />
						<RiskButton trader={trader} />
						<HowPageFigures />
					</div>
					<section aria-labelledby="closed-orders">
						<h2 id="closed-orders" className={classes.title}>
							{t("copy-trading.trader.closed orders")}
						</h2>
						<TraderOrders traderId={trader.userId} tab="closed" />
					</section>
					<FollowBar trader={trader} actor={actor} CloseCopies={CloseCopies} />
				</div>
			</Page>
			<OrdersSheet shown={orders.shown} onClose={orders.onClose} />
			<CopiesSheet trader={orders.copiesOf} onClose={orders.onClose} />
		</>
	);
};
