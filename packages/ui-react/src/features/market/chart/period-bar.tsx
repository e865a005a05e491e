import { type Period, periods } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./period-bar.module.css";

export const PeriodBar = (props: {
	readonly chosen: Period;
	readonly onChoose: (period: Period) => void;
}): ReactNode => {
	const { say } = useWords();
	return (
		<fieldset className={classes.bar} aria-label={say("market.chart.periods")}>
			{periods.map((period) => (
				<button
					key={period}
					type="button"
					className={classes.period}
					aria-pressed={period === props.chosen}
					aria-label={say(`market.chart.period.${period}`)}
					onClick={() => props.onChoose(period)}
				>
					<span aria-hidden="true">{say(`market.chart.short.${period}`)}</span>
				</button>
			))}
		</fieldset>
	);
};
