import { type Decimal, dayProfitPercentRule } from "@tradewind/domain";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { useWords } from "../../i18n/words.ts";

/** The rule of the day's percent with the customer's own figures. */
export const DayProfitComputed = (props: {
	readonly profit: Decimal;
	readonly total: Decimal;
	readonly percent: Decimal;
}): ReactNode => {
	const { say } = useWords();
	return (
		<Computation
			title={say("home.dayProfit.percent")}
			rule={dayProfitPercentRule}
			figures={{ profits: props.profit, totalBalance: props.total }}
			nameOf={(figure) => say(`home.dayProfit.${figure}`)}
			result={props.percent}
		/>
	);
};
