import type { FollowOrdersTab, Trader } from "@tradewind/domain/copy-trading";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { labelled } from "../../../i18n/joined.ts";
import { useWords } from "../../../i18n/words.ts";
import { TraderRiskLine } from "../risk/trader-risk-line.tsx";
import type { OpenOrders } from "./orders-sheet.tsx";
import classes from "./trader-card.module.css";
import { TraderFigures } from "./trader-figures.tsx";
import { TraderHead } from "./trader-head.tsx";

/** A trader in a list: the figures, links to the orders, and Detail (Spec 2 §2). */
export const TraderCard = memo(
	(props: {
		readonly trader: Trader;
		readonly onOpenOrders: OpenOrders;
		/** Above the figures. */
		readonly children?: ReactNode;
	}): ReactNode => {
		const { trader, onOpenOrders } = props;
		const { t, language } = useWords();
		const open = (tab: FollowOrdersTab) => onOpenOrders(trader, tab);
		return (
			<article className={classes.card}>
				<TraderHead trader={trader}>
					<Link
						className={classes.detail}
						to={`/follow/trader?id=${trader.userId}`}
						aria-label={labelled(t("copy-trading.card.detail"), trader.nickname, language.tag)}
					>
						{t("copy-trading.card.detail")}
					</Link>
				</TraderHead>
				<TraderRiskLine trader={trader} />
				{props.children}
				<TraderFigures trader={trader} onOpen={open} />
			</article>
		);
	},
);
