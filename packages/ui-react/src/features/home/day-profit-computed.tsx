import { dayProfitPercentRule } from "@tradewind/domain/account";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { BalanceComputations } from "../../figures/balance-computations.tsx";
import { Computation } from "../../figures/computation.tsx";
import { useWords } from "../../i18n/words.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import classes from "./day-profit.module.css";

/** The calculation of the day's percent with the customer's own figures, and the parts of the total. */
export const DayProfitComputed = (props: {
	readonly profit: Decimal | undefined;
	readonly total: Decimal;
	readonly percent: Decimal | undefined;
}): ReactNode => {
	const { t } = useWords();
	const accounts = useAccounts();
	const { profit, total, percent } = props;
	return (
		<div className={classes.computed}>
			{percent ? (
				<Computation
					title={t("home.dayProfit.percent")}
					rule={dayProfitPercentRule}
					figures={{ profits: profit, totalBalance: total }}
					nameOf={(figure) => t(`home.dayProfit.${figure}`)}
					result={percent}
				/>
			) : null}
			{accounts ? <BalanceComputations balances={accounts} /> : null}
		</div>
	);
};
