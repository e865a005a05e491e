import type { Follower } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Checked } from "../../../figures/checked.tsx";
import { Figure } from "../../../figures/figure.tsx";
import { noValue } from "../../../figures/figure-text.ts";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { FigureRow } from "../../../ui/control/figure-row.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { useKeptList } from "../../../ui/list/use-kept-list.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { useApplication } from "../application-actor.ts";
import { Avatar } from "../avatar.tsx";
import { followersOf } from "../kept-lists.ts";
import classes from "./my-follower.module.css";

/** The followers of a trader, with the totals (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const list = useKeptList(followersOf);
	const isTrader = useSelector(useApplication(), (snapshot) => snapshot?.context.facts.isTrader);
	const read = useSelector(list, (snapshot) => snapshot?.context);
	const summary = read?.extra;
	return (
		<ListScreen
			list={list}
			keyOf={({ userId }) => userId}
			row={(follower) => <FollowerRow follower={follower} />}
			empty={
				isTrader === false ? (
					<Empty text={t("copy-trading.my followers.noTrader")}>
						<Link className="main-link" to="/follow/trader-apply">
							{t("copy-trading.apply")}
						</Link>
					</Empty>
				) : (
					<Empty text={t("copy-trading.my followers.empty")} />
				)
			}
		>
			{isTrader === false ? null : (
				<div className={classes.summary}>
					<FigureRow>
						<div>
							<dt>{t("copy-trading.my followers.profitToPay")}</dt>
							<dd>
								<Money value={summary?.profitToPay} sign="always" tone="change" />
							</dd>
						</div>
						<div>
							<dt>{t("copy-trading.my followers.totalProfit")}</dt>
							<dd>
								<Checked figure="followers' profit" answer={read && { ...read, summary }}>
									<Money value={summary?.totalProfit} sign="always" tone="change" />
								</Checked>
							</dd>
						</div>
						<div>
							<dt>{t("copy-trading.my followers.count")}</dt>
							<dd>{summary?.followers ?? noValue}</dd>
						</div>
					</FigureRow>
				</div>
			)}
		</ListScreen>
	);
};

const FollowerRow = ({ follower }: { readonly follower: Follower }): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.follower}>
			<Avatar address={follower.avatar} name={follower.nickname} />
			<Row
				title={<bdi>{follower.nickname || follower.userId}</bdi>}
				figure={<Money value={follower.totalProfit} sign="always" tone="change" />}
				details={
					<span>
						{t("copy-trading.my followers.return")}{" "}
						<Figure value={follower.returnPercent} digits={2} sign="always" tone="change" unit="%" />
					</span>
				}
				note={t("copy-trading.my followers.revenue")}
			/>
		</div>
	);
};
