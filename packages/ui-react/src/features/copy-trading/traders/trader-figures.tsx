import type { FollowOrdersTab, Trader } from "@tradewind/domain/copy-trading";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { noValue } from "../../../figures/figure-text.ts";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { PersonFigure, PersonFigures } from "../person-figures.tsx";
import classes from "./trader-figures.module.css";

interface TraderFiguresProps {
	readonly trader: Trader;
	/** Opens the sheet of the orders that a count is about. */
	readonly onOpen: (tab: FollowOrdersTab) => void;
}

/** The figures of a trader's card; the counts of orders open their lists (Spec 2 §2). */
export const TraderFigures = ({ trader, onOpen }: TraderFiguresProps): ReactNode => {
	const { t } = useWords();
	const count = (tab: FollowOrdersTab, value: number | undefined) => (
		<button
			type="button"
			className={classes.count}
			aria-haspopup="dialog"
			aria-label={t(`copy-trading.orders.show ${tab}`, { name: trader.nickname, count: value ?? noValue })}
			onClick={() => onOpen(tab)}
		>
			{value ?? noValue}
		</button>
	);
	return (
		<PersonFigures>
			<PersonFigure name={t("copy-trading.card.followers")}>{trader.followers ?? noValue}</PersonFigure>
			<PersonFigure name={t("copy-trading.card.open")}>{count("open", trader.openPositions)}</PersonFigure>
			<PersonFigure name={t("copy-trading.card.closed")}>
				{count("closed", trader.closedPositions)}
			</PersonFigure>
			<PersonFigure name={t("copy-trading.card.profit")}>
				<Amount value={trader.profit} isChange />
			</PersonFigure>
			<PersonFigure name={t("copy-trading.card.copy profit")}>
				<Amount value={trader.copyProfit} isChange />
			</PersonFigure>
			<PersonFigure name={t("copy-trading.card.auto-opened")}>
				<Figure value={trader.autoOpened} digits={decimalsOf(trader.autoOpened)} />
			</PersonFigure>
			<PersonFigure name={t("copy-trading.card.followed amount")}>
				<Amount value={trader.totalFollowed} />
			</PersonFigure>
			<PersonFigure name={t("copy-trading.card.max")}>
				<Amount value={trader.maxFollowed} />
			</PersonFigure>
		</PersonFigures>
	);
};

/** An amount of the trader, which is public: it is not hidden with the customer's own amounts. */
const Amount = (props: { readonly value: Decimal | undefined; readonly isChange?: true }): ReactNode => (
	<Money value={props.value} isPublic {...(props.isChange && { sign: "always", tone: "change" })} />
);
