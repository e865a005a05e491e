import { type BudgetRow, type Measurement, type Verdict, verdictOf } from "./budget.ts";
import { asTable } from "./report.ts";

/** What was measured by row of the budget, or why it was not. */
export type Figures = Readonly<Record<string, number | string>>;

export const prefixed = (name: string, figures: Figures): Figures =>
	Object.fromEntries(Object.entries(figures).map(([key, figure]) => [`${name}.${key}`, figure]));

export const orReason = async (measure: () => Promise<number>): Promise<number | string> => {
	try {
		return await measure();
	} catch (error) {
		return error instanceof Error ? (error.message.split("\n")[0] ?? "failed") : "failed";
	}
};

/** The figures of the floor, beside those of the app. */
export const ofTheFloor = (figures: Figures): Figures => prefixed("floor", figures);

/** The table of a budget, with how many of its rows are met said on the way. */
export const tableOf = (budget: readonly BudgetRow[], figures: Figures): string => {
	const measurements = budget.map((row) => measurementOf(row, figures[row.id], figures[`floor.${row.id}`]));
	const verdicts = measurements.filter(({ row }) => row.limit !== "reported").map(verdictOf);
	const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
	console.log(
		`Of ${verdicts.length} rows ${count("met")} met, ${count("not told")} not told by this machine`,
	);
	return asTable(measurements);
};

const measurementOf = (
	row: BudgetRow,
	figure: number | string | undefined,
	floor: number | string | undefined,
): Measurement => ({
	row,
	...(typeof figure === "number" ? { value: figure } : { value: undefined, ...(figure && { why: figure }) }),
	...(typeof floor === "number" && { floor }),
});
