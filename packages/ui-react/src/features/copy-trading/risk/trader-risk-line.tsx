import type { Trader } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useView, useWasIn } from "../../../ui/layout/view.ts";
import classes from "./trader-risk-line.module.css";
import { useTraderRisk } from "./use-trader-risk.ts";

/**
 * The risk of a trader beside the return, in percent of what a follower puts at stake, each figure with what it is of
 * (docs/assumptions.md, A-402). The orders are read when the line comes into view.
 */
export const TraderRiskLine = ({ trader }: { readonly trader: Trader }): ReactNode => {
	const { t } = useWords();
	const view = useView();
	const wasInView = useWasIn(view);
	const { risk, copying, isRead, hasFailed } = useTraderRisk(trader.userId, wasInView);
	return (
		<dl ref={view.ref} className={classes.line} aria-busy={wasInView && !isRead && !hasFailed}>
			<div>
				<dt>{t("copy-trading.risk.drawdown")}</dt>
				<dd>
					<Figure value={copying?.drawdownPercent} digits={2} tone="change" unit="%" />{" "}
					<small className={classes.basis}>{t("copy-trading.risk.ofMargin")}</small>
				</dd>
			</div>
			<div>
				<dt>{t("copy-trading.risk.win rate")}</dt>
				<dd>
					<Figure value={risk?.winRate} digits={2} unit="%" />{" "}
					<small className={classes.basis}>
						{risk ? t("copy-trading.risk.trades", { count: risk.trades.length }) : null}
					</small>
				</dd>
			</div>
		</dl>
	);
};
