import type { Trader } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { PersonHead } from "../person-head.tsx";
import classes from "./trader-head.module.css";

/** Picture, name and return of a trader, and whether the customer follows. */
export const TraderHead = (props: { readonly trader: Trader; readonly children?: ReactNode }): ReactNode => {
	const { t } = useWords();
	const { trader } = props;
	return (
		<PersonHead
			avatar={trader.avatar}
			nickname={trader.nickname}
			name={
				<>
					<bdi>{trader.nickname || String(trader.userId)}</bdi>{" "}
					{trader.isFollowed ? (
						<span className={classes.mark}>{t("copy-trading.card.is followed")}</span>
					) : null}
				</>
			}
			about={
				<>
					<Figure value={trader.profitPercent} digits={2} sign="always" tone="change" unit="%" />{" "}
					<span>{t("copy-trading.card.return")}</span>
				</>
			}
		>
			{props.children}
		</PersonHead>
	);
};
