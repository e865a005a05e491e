import { type Period, periods } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useAskedFirst } from "../../../router/use-asked-first.ts";
import classes from "./period-bar.module.css";

export const PeriodBar = (props: {
	readonly chosen: Period;
	readonly onChoose: (period: Period) => void;
}): ReactNode => {
	const { t } = useWords();
	const [asked, ask] = useAskedFirst(props.onChoose);
	return (
		<fieldset className={classes.bar} aria-label={t("market.chart.periods")}>
			{periods.map((period) => (
				<button
					key={period}
					type="button"
					className={classes.period}
					aria-pressed={period === (asked ?? props.chosen)}
					onClick={() => ask(period === props.chosen ? undefined : period)}
				>
					<span>{t(`market.chart.short.${period}`)}</span>
					<span className="visually-hidden">{t(`shared.period.${period}`)}</span>
				</button>
			))}
		</fieldset>
	);
};
