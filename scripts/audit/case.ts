/** One line of the file: a rule, its input and the expected output. Figures are text. */
export interface Case {
	readonly is: "case";
	readonly line: number;
	/** What the file calls the row, such as the number of an order. */
	readonly id?: string;
	readonly rule: unknown;
	readonly input: unknown;
	readonly expected: unknown;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** An empty cell or field counts as missing. */
export const isMissing = (value: unknown): value is undefined | null | "" =>
	value === undefined || value === null || value === "";
