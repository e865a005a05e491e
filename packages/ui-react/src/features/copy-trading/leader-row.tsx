import { type Leader, type LeaderOrder, leaderOrders } from "@tradewind/domain/copy-trading";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { Checked } from "../../figures/checked.tsx";
import { Figure } from "../../figures/figure.tsx";
import { Money } from "../../figures/money.tsx";
import { Multiple } from "../../figures/multiple.tsx";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { forward } from "../../ui/icon/signs.ts";
import classes from "./leader-row.module.css";
import { PersonFigure, PersonFigures } from "./person-figures.tsx";
import { PersonHead } from "./person-head.tsx";

interface LeaderRowProps {
	readonly leader: Leader;
	/** From 1. */
	readonly rank: number;
	readonly order: LeaderOrder;
}

/** A leader: name, the figure of the ranking, and the other figures below (Spec 1 §3). */
export const LeaderRow = memo(({ leader, rank, order }: LeaderRowProps): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.row}>
			<PersonHead
				avatar={leader.avatar}
				nickname={leader.nickname}
				rank={
					<span className={classes.rank} data-rank={rank}>
						{rank}
					</span>
				}
				name={
					<Link className={classes.link} to={`/follow/trader?id=${leader.userId}`}>
						<bdi>{leader.nickname || leader.code}</bdi>
					</Link>
				}
				about={
					<>
						<span className={classes.code}>
							<bdi>{leader.code}</bdi>
						</span>{" "}
						<span>
							<span className="visually-hidden">{t("copy-trading.ranking.multiple")}</span>{" "}
							<Multiple value={leader.multiple} />
						</span>{" "}
						{leader.totalTrades === undefined ? null : (
							<span>{t("copy-trading.ranking.trades", { count: leader.totalTrades })}</span>
						)}
					</>
				}
			>
				<div className={classes.main}>
					<LeaderFigure leader={leader} of={order} className={classes.best} />{" "}
					<span>{t(`copy-trading.ranking.${order}`)}</span>
				</div>
				<Icon sign={forward} size={18} weight={2} className={`${classes.arrow} mirrored`} />
			</PersonHead>
			<PersonFigures>
				{leaderOrders
					.filter((other) => other !== order)
					.map((other) => (
						<PersonFigure key={other} name={t(`copy-trading.ranking.${other}`)}>
							<LeaderFigure leader={leader} of={other} />
						</PersonFigure>
					))}
			</PersonFigures>
		</div>
	);
});

const LeaderFigure = (props: {
	readonly leader: Leader;
	readonly of: LeaderOrder;
	readonly className?: string | undefined;
}): ReactNode => {
	const { leader, of, className } = props;
	if (of === "threeWeekWins")
		return (
			<Checked figure="leader's wins" answer={leader}>
				<Figure className={className} value={leader.threeWeekWins} digits={2} unit="%" />
			</Checked>
		);
	if (of === "threeWeekProfit")
		return (
			<Money className={className} value={leader.threeWeekProfit} sign="always" tone="change" isPublic />
		);
	return <Figure className={className} value={leader[of]} digits={2} sign="always" tone="change" unit="%" />;
};
