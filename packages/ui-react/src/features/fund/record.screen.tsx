import type { Subscription, SubscriptionStatus } from "@tradewind/domain/fund";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { subscriptionStatus } from "../../parts/fund/record/subscription-record.tsx";
import { JournalLink } from "../../parts/journal/journal-link.tsx";
import { lazySheet } from "../../router/lazy-sheet.tsx";
import { Chips } from "../../ui/control/chips.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { someRow, useKeptList } from "../../ui/list/use-kept-list.ts";
import { Empty } from "../../ui/status/status.tsx";
import classes from "./fund.module.css";
import { subscriptionsOf } from "./kept-lists.ts";

const SubscriptionExport = lazySheet(() =>
	import("./subscription-export.ts").then((file) => file.SubscriptionExport),
);

type Shown = SubscriptionStatus | "all";

const shownStatuses: readonly Shown[] = ["all", "running", "refunding", "refunded", "finished"];

/** The customer's subscriptions, by status (Spec 2 §2, §4). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const list = useKeptList(
		subscriptionsOf,
		undefined,
		someRow(({ status }: Subscription) => status === "refunding"),
	);
	const [shown, show] = useState<Shown>("all");
	return (
		<ListScreen
			hasTimes
			list={list}
			keyOf={({ id }) => id}
			row={(subscription) => <SubscriptionCard subscription={subscription} />}
			isShown={({ status }) => shown === "all" || status === shown}
			exportSheet={SubscriptionExport}
			footnote={<JournalLink kind="fund" />}
			empty={
				<Empty text={t("fund.record.empty")}>
					<Link className="main-link" to="/mining">
						{t("fund.record.toFunds")}
					</Link>
				</Empty>
			}
			noneShown={
				<Empty text={t("fund.record.noneShown")}>
					<button type="button" className="quiet-button" onClick={() => show("all")}>
						{t("fund.record.showAll")}
					</button>
				</Empty>
			}
		>
			<div className={classes.chips}>
				<Chips
					label={t("fund.status")}
					chips={shownStatuses.map((id) => ({ id, name: t(`fund.status.${id}`) }))}
					chosen={shown}
					onChoose={show}
				/>
			</div>
		</ListScreen>
	);
};

const SubscriptionCard = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const { id, fund, amount, totalProfit, subscribedAt } = subscription;
	return (
		<Link className={classes.card} to={`/mining/income?id=${id}`}>
			<span className={classes.line}>
				<strong>
					<bdi>{fund.title}</bdi>
				</strong>
				<FundAmount value={amount} unit={fund.currency} />
			</span>
			<span className={classes.line}>
				<span className={classes.note}>
					{subscriptionStatus(subscription, t)} · {times.short(subscribedAt)}
				</span>
				<span className={classes.note}>
					{t("fund.soFar")} <FundAmount value={totalProfit} unit={fund.currency} />
				</span>
			</span>
		</Link>
	);
};
