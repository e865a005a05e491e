import type { FollowOrdersTab, Trader } from "@tradewind/domain/copy-trading";
import { memo, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { labelled } from "../../../i18n/joined.ts";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { down } from "../../../ui/icon/signs.ts";
import { TraderRiskLine } from "../risk/trader-risk-line.tsx";
import type { OpenOrders } from "./orders-sheet.tsx";
import classes from "./trader-card.module.css";
import { TraderFigures } from "./trader-figures.tsx";
import { TraderHead } from "./trader-head.tsx";

/**
 * A trader in a list: return, drawdown and win rate, Detail, and behind a button the other figures with the links to the orders
 * (Spec 2 §2; docs/assumptions/copy-trading.md, A-978).
 */
export const TraderCard = memo(
	(props: {
		readonly trader: Trader;
		readonly onOpenOrders: OpenOrders;
		/** Above the figures. */
		readonly children?: ReactNode;
	}): ReactNode => {
		const { trader, onOpenOrders } = props;
		const { t, language } = useWords();
		const [isOpen, setOpen] = useState(false);
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
				<button
					type="button"
					className={`fold-button ${classes.more}`}
					aria-expanded={isOpen}
					aria-label={labelled(t("copy-trading.card.more"), trader.nickname, language.tag)}
					onClick={() => setOpen(!isOpen)}
				>
					{t("copy-trading.card.more")}
					<Icon sign={down} size={18} weight={2} />
				</button>
				{isOpen ? <TraderFigures trader={trader} onOpen={open} /> : null}
			</article>
		);
	},
);
