import type { CostDay, CostPhase } from "@tradewind/domain/loan";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./cost-chart.module.css";

const width = 320;
const height = 96;

/** The cost of a loan as steps, one for each day: what is owed above the principal. The table below has the values as text. */
export const CostChart = ({ days }: { readonly days: readonly CostDay[] }): ReactNode => {
	const { t } = useWords();
	const phases = phasesOf(days);
	return (
		<figure className={classes.chart}>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={t("loan.cost.chart")}
			>
				{phases.map(({ phase, from, to }) => (
					<path key={phase} className={classes.area} data-phase={phase} d={areaOf(days, from, to)} />
				))}
				<path className={classes.line} d={lineOf(days)} />
			</svg>
			<figcaption className={classes.legend}>
				{phases.map(({ phase }) => (
					<span key={phase} data-phase={phase}>
						{t(`loan.cost.phase.${phase}`)}
					</span>
				))}
			</figcaption>
		</figure>
	);
};

interface Phase {
	readonly phase: CostPhase;
	/** Indexes of its first and last day. */
	readonly from: number;
	readonly to: number;
}

const phasesOf = (days: readonly CostDay[]): readonly Phase[] =>
	(["free", "interest", "due", "overdue"] as const).flatMap((phase) => {
		const from = days.findIndex((day) => day.phase === phase);
		return from < 0 ? [] : [{ phase, from, to: days.findLastIndex((day) => day.phase === phase) }];
	});

/** Positions on the screen are numbers; the amounts themselves never are. */
const heightOf = (days: readonly CostDay[]): ((index: number) => number) => {
	const costOf = (day: CostDay | undefined) =>
		day ? BigDecimal.toNumberUnsafe(BigDecimal.sum(day.interest, day.penalty)) : 0;
	const most = costOf(days.at(-1)) || 1;
	return (index) => height - 3 - (costOf(days[index]) / most) * (height - 10);
};

const areaOf = (days: readonly CostDay[], from: number, to: number): string => {
	const top = heightOf(days);
	const step = width / days.length;
	let path = `M${from * step} ${height}`;
	for (let index = from; index <= to; index++)
		path += `V${top(index).toFixed(2)}H${((index + 1) * step).toFixed(2)}`;
	return `${path}V${height}Z`;
};

const lineOf = (days: readonly CostDay[]): string => {
	const top = heightOf(days);
	const step = width / days.length;
	return days.reduce(
		(path, _, index) =>
			`${path}${index === 0 ? "M0 " : "V"}${top(index).toFixed(2)}H${((index + 1) * step).toFixed(2)}`,
		"",
	);
};
