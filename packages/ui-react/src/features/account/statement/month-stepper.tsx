import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { back, forward } from "../../../ui/icon/signs.ts";
import { earliestMonth, isBefore, type Month, monthName, stepMonth } from "./month.ts";
import classes from "./statement.module.css";

/** The month of a statement, with a button to the month before and to the one after it. */
export const MonthStepper = (props: {
	readonly month: Month;
	readonly latest: Month;
	readonly onChoose: (month: Month) => void;
}): ReactNode => {
	const { month, latest, onChoose } = props;
	const { t, language } = useWords();
	return (
		<fieldset className={classes.months}>
			<legend className="visually-hidden">{t("account.statement.month")}</legend>
			<button
				type="button"
				className="icon-button"
				aria-label={t("account.statement.earlier")}
				disabled={!isBefore(earliestMonth, month)}
				onClick={() => onChoose(stepMonth(month, -1))}
			>
				<Icon sign={back} className="mirrored" />
			</button>
			<output className={classes.month}>{monthName(month, language.tag)}</output>
			<button
				type="button"
				className="icon-button"
				aria-label={t("account.statement.later")}
				disabled={!isBefore(month, latest)}
				onClick={() => onChoose(stepMonth(month, 1))}
			>
				<Icon sign={forward} className="mirrored" />
			</button>
		</fieldset>
	);
};
