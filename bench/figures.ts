import { type BudgetRow, isMet, type Measurement } from "./budget.ts";
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

/** The table of a budget, with how many of its rows are met said on the way. */
export const tableOf = (budget: readonly BudgetRow[], figures: Figures): string => {
	const measurements = budget.map((row) => measurementOf(row, figures[row.id]));
	console.log(`${measurements.filter(isMet).length} of ${measurements.length} rows met`);
	return asTable(measurements);
};

const measurementOf = (row: Measurement["row"], figure: number | string | undefined): Measurement =>
	typeof figure === "number"
		? { row, value: figure }
		: { row, value: undefined, ...(figure && { why: figure }) };
