/** One line of the file: a rule, what it is given and what the auditor expects of it. Figures are text. */
export interface Case {
	readonly is: "case";
	readonly line: number;
	readonly rule: unknown;
	readonly input: unknown;
	readonly expected: unknown;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** A cell or a field that holds nothing is as missing as one that is not there. */
export const isMissing = (value: unknown): value is undefined | null | "" =>
	value === undefined || value === null || value === "";
