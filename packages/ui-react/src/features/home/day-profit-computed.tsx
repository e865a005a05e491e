import { type Decimal, dayProfitPercentRule, shownBalances } from "@tradewind/domain";
import type { ReactNode } from "react";
import { BalanceComputations } from "../../figures/balance-computations.tsx";
import { Computation } from "../../figures/computation.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../shell/app.ts";
import { useSelected } from "../../shell/use-selected.ts";
import { useSettings } from "../../shell/use-settings.ts";
import classes from "./day-profit.module.css";

/** The rule of the day's percent with the customer's own figures, and what the total is made of. */
export const DayProfitComputed = (props: {
	readonly profit: Decimal;
	readonly total: Decimal;
	readonly percent: Decimal;
}): ReactNode => {
	const { say } = useWords();
	const settings = useSettings();
	const balances = useSelected(useApp().balances, ({ context }) => context.balances);
	return (
		<div className={classes.computed}>
			<Computation
				title={say("home.dayProfit.percent")}
				rule={dayProfitPercentRule}
				figures={{ profits: props.profit, totalBalance: props.total }}
				nameOf={(figure) => say(`home.dayProfit.${figure}`)}
				result={props.percent}
			/>
			{balances ? <BalanceComputations balances={shownBalances(balances, settings)} /> : null}
		</div>
	);
};
