import { type BudgetRow, rowsOf } from "../budget.ts";
import { percentile } from "../median.ts";
import { asTable } from "../report.ts";
import type { Presses } from "./controls.ts";
import type { MeasuredPress } from "./page-controls.ts";
import type { Press } from "./screen-presses.ts";

const controlBudget: readonly BudgetRow[] = rowsOf("controls", "every route", [
	["count", "controls pressed, 4,000 ticks/s, CPU ×4", "", { atLeast: 1 }],
	["missed", "controls that could not be pressed", "", "reported"],
	["p50", "press to next paint, p50", "ms", "reported"],
	["p98", "press to next paint, p98", "ms", { atMostTimesBaseline: 1.5 }],
	["limited", "the same", "ms", { atMost: 100 }],
	["max", "press to next paint, longest", "ms", "reported"],
]);

interface Measured extends Press {
	readonly measured: MeasuredPress;
}

const wasMeasured = (press: Press): press is Measured => "duration" in press.measured;

const worstCount = 10;

/** The table of the budget, the presses with the longest time to the next paint, and those that were not possible. */
export const controlsReport = ({ app, baseline }: Presses): string => {
	const measured = app.filter(wasMeasured);
	const worst = measured
		.toSorted((one, other) => other.measured.duration - one.measured.duration)
		.slice(0, worstCount);
	const missed = new Map<string, readonly Press[]>();
	for (const press of app)
		if ("failed" in press.measured)
			missed.set(press.measured.failed, [...(missed.get(press.measured.failed) ?? []), press]);
	return [
		asTable(controlBudget, { app: figuresOf(app), baseline: figuresOf(baseline) }),
		table(
			[
				"control",
				"to next paint",
				"before the handlers",
				"handlers",
				"from them to the paint",
				"of it layout",
				"longest scripts",
			],
			worst.map(({ measured: press, ...worst }) => [
				placeOf(worst),
				...[press.duration, press.delay, press.handlers, press.paint, press.layout].map(
					(time) => `${Math.round(time)} ms`,
				),
				press.scripts.join("; "),
			]),
		),
		...(missed.size === 0
			? []
			: [
					table(
						["not pressed", "controls", "the first"],
						[...missed].map(([why, presses]) => [
							why,
							String(presses.length),
							...presses.slice(0, 1).map(placeOf),
						]),
					),
				]),
	].join("\n\n");
};

const placeOf = ({ at, control }: Pick<Press, "at" | "control">): string => [...at, control].join(" → ");

const figuresOf = (presses: readonly Press[]) => {
	const durations = presses.filter(wasMeasured).map(({ measured }) => measured.duration);
	const p98 = percentile(durations, 0.98);
	return {
		"controls.count": durations.length,
		"controls.missed": presses.length - durations.length,
		"controls.p50": percentile(durations, 0.5),
		"controls.p98": p98,
		"controls.limited": p98,
		"controls.max": percentile(durations, 1),
	};
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[head, head.map(() => "---"), ...rows]
		.map(
			(cells) =>
				`| ${cells.map((cell) => cell.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`,
		)
		.join("\n");
