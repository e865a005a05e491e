import { type CostDay, costPreview, type LoanTerms } from "@tradewind/domain/loan";
import type { CalendarDay } from "@tradewind/domain/time";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Money } from "../../../figures/money.tsx";
import { dayText } from "../../../i18n/day-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { CostChart } from "./cost-chart.tsx";
import classes from "./cost-preview.module.css";

/**
 * What is owed day by day (our addition, docs/assumptions.md, A-381): a chart, the days on which something changes, and on request every
 * day. `paidOutOn` is the day of the payout in the time zone of the site; for a loan that is not requested yet, today.
 */
export const CostPreview = (props: {
	readonly terms: LoanTerms;
	readonly paidOutOn: CalendarDay | undefined;
}): ReactNode => {
	const { terms, paidOutOn } = props;
	const { t } = useWords();
	const id = useId();
	const [showsAll, setShowsAll] = useState(false);
	const { amount, dailyRate, penaltyRate, loanPeriodDays, freePeriodDays } = terms;
	const days = useMemo(
		() => costPreview({ amount, dailyRate, penaltyRate, loanPeriodDays, freePeriodDays }, paidOutOn),
		[amount, dailyRate, penaltyRate, loanPeriodDays, freePeriodDays, paidOutOn],
	);
	if (days.length === 0) return null;
	return (
		<section className={classes.preview} aria-labelledby={id}>
			<h3 id={id} className={classes.title}>
				{t("loan.cost.title")}
			</h3>
			<CostChart days={days} />
			<CostTable days={showsAll ? days : turningDays(days)} labelledBy={id} />
			<button
				type="button"
				className="quiet-button"
				aria-expanded={showsAll}
				onClick={() => setShowsAll(!showsAll)}
			>
				{t(showsAll ? "loan.cost.fewer" : "loan.cost.all")}
			</button>
			<p className={classes.note}>{t("loan.cost.note")}</p>
		</section>
	);
};

/** The payout, the last day without interest, the due date, and the last day of the preview. */
const turningDays = (days: readonly CostDay[]): readonly CostDay[] =>
	days.filter(
		({ phase }, index) => index === 0 || (phase !== "interest" && phase !== days[index + 1]?.phase),
	);

const CostTable = (props: { readonly days: readonly CostDay[]; readonly labelledBy: string }): ReactNode => {
	const { t, language } = useWords();
	return (
		<table className={classes.table} aria-labelledby={props.labelledBy}>
			<thead>
				<tr>
					<th scope="col">{t("loan.cost.day")}</th>
					<th scope="col">{t("loan.cost.interest")}</th>
					<th scope="col">{t("loan.cost.penalty")}</th>
					<th scope="col">{t("loan.cost.owed")}</th>
				</tr>
			</thead>
			<tbody>
				{props.days.map(({ daysLent, day, phase, interest, penalty, amount }) => (
					<tr key={daysLent} data-phase={phase}>
						<th scope="row">
							{day ? dayText(day, language.tag) : t("loan.cost.dayNumber", { day: daysLent })}
							<span className={classes.phase}>
								{t(daysLent === 0 ? "loan.cost.payout" : `loan.cost.phase.${phase}`)}
							</span>
						</th>
						<td>
							<Money value={interest} />
						</td>
						<td>
							<Money value={penalty} />
						</td>
						<td>
							<Money value={amount} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};
