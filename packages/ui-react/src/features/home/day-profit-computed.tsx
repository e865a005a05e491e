import { dayProfitOf, dayProfitPercentRule, dayStartTotalRule } from "@tradewind/domain/account";
import { type Decimal, type Money, money } from "@tradewind/domain/money";
import { differenceOf } from "@tradewind/domain/sum";
import { type ReactNode, useState } from "react";
import { Computation } from "../../figures/computation.tsx";
import { FiguresOfPage } from "../../figures/figures-of-page.tsx";
import { Sum } from "../../figures/sum.tsx";
import { useWords } from "../../i18n/words.ts";
import { BalanceComputations } from "../../parts/account/balances-how.tsx";
import { useAccounts } from "../../state/use-accounts.ts";
import classes from "./day-profit.module.css";

interface DayFigures {
	readonly profit: Decimal | undefined;
	readonly total: Decimal;
	readonly floating: Money | undefined;
}

/**
 * The day's profit, its percent with the customer's own figures, and the parts of the total: all of the moment at which the
 * platform reported them last, also while the sheet is open.
 */
export const DayProfitComputed = (props: DayFigures): ReactNode => {
	const { t } = useWords();
	const now = useAccounts();
	const [accounts] = useState(now);
	const [{ profit: profits, total: totalBalance, floating: floatingProfit }] = useState(props);
	const day = profits && floatingProfit ? dayProfitOf({ profits, totalBalance, floatingProfit }) : undefined;
	const nameOf = (figure: string) => t(`home.dayProfit.${figure}`);
	return (
		<div className={classes.computed}>
			<p>{t("home.dayProfit.moment")}</p>
			{profits && floatingProfit ? (
				<section>
					<Sum
						title={t("home.dayProfit")}
						parts={[
							{
								key: "closed",
								name: nameOf("closed"),
								value: money(differenceOf(profits, floatingProfit)),
							},
							{ key: "floating", name: nameOf("floatingProfit"), value: floatingProfit },
						]}
					/>
					<p className={classes.about}>{t("home.dayProfit.about")}</p>
				</section>
			) : null}
			{day?.percent ? (
				<Computation
					title={t("home.dayProfit.percent")}
					rule={dayProfitPercentRule}
					figures={{ profits, startTotal: day.startTotal }}
					nameOf={nameOf}
					result={day.percent}
				/>
			) : null}
			{day ? (
				<Computation
					title={t("home.dayProfit.start")}
					rule={dayStartTotalRule}
					figures={{ totalBalance, floatingProfit, profits }}
					nameOf={nameOf}
					result={day.startTotal}
				/>
			) : null}
			{accounts ? <BalanceComputations balances={accounts} floating={floatingProfit} /> : null}
			<p>{t("shared.assets.counts")}</p>
			<FiguresOfPage />
		</div>
	);
};
