import { type Period, periods } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./period-bar.module.css";

export const PeriodBar = (props: {
	readonly chosen: Period;
	readonly onChoose: (period: Period) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<fieldset className={classes.bar} aria-label={t("market.chart.periods")}>
			{periods.map((period) => (
				<button
					key={period}
					type="button"
					className={classes.period}
					aria-pressed={period === props.chosen}
					onClick={() => props.onChoose(period)}
				>
					<span>{t(`market.chart.short.${period}`)}</span>{" "}
					<span className="visually-hidden">{t(`shared.period.${period}`)}</span>
				</button>
			))}
		</fieldset>
	);
};
