import { type Period, periods } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useAskedFirst } from "../../../router/use-asked-first.ts";
import classes from "./period-bar.module.css";

export const PeriodBar = (props: {
	readonly chosen: Period;
	readonly onChoose: (period: Period) => void;
}): ReactNode => {
	const { say } = useWords();
	const [asked, ask] = useAskedFirst(props.onChoose);
	return (
		<fieldset className={classes.bar} aria-label={say("market.chart.periods")}>
			{periods.map((period) => (
				<button
					key={period}
					type="button"
					className={classes.period}
					aria-pressed={period === (asked ?? props.chosen)}
					onClick={() => ask(period === props.chosen ? undefined : period)}
				>
					<span>{say(`market.chart.short.${period}`)}</span>
					<span className="visually-hidden">{say(`market.chart.period.${period}`)}</span>
				</button>
			))}
		</fieldset>
	);
};
