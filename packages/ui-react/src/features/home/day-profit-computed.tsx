import { dayProfitOf, dayProfitPercentRule, dayStartTotalRule } from "@tradewind/domain/account";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { FiguresOfPage } from "../../figures/figures-of-page.tsx";
import { useWords } from "../../i18n/words.ts";
import { BalanceComputations } from "../../parts/account/balances-how.tsx";
import { useAccounts } from "../../state/use-accounts.ts";
import classes from "./day-profit.module.css";

/** The calculation of the day's percent with the customer's own figures, and the parts of the total. */
export const DayProfitComputed = (props: {
	readonly profit: Decimal | undefined;
	readonly total: Decimal;
	readonly floating: Decimal | undefined;
}): ReactNode => {
	const { t } = useWords();
	const accounts = useAccounts();
	const { profit: profits, total: totalBalance, floating: floatingProfit } = props;
	const day = profits && floatingProfit ? dayProfitOf({ profits, totalBalance, floatingProfit }) : undefined;
	const nameOf = (figure: string) => t(`home.dayProfit.${figure}`);
	return (
		<div className={classes.computed}>
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
			{accounts ? <BalanceComputations balances={accounts} /> : null}
			<p>{t("shared.assets.counts")}</p>
			<FiguresOfPage />
		</div>
	);
};
