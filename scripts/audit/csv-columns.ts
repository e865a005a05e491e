/** The meaning of each column of a CSV file. */
export interface Columns {
	readonly count: number;
	/** The index of the column `id`, which names rows in the results. */
	readonly id?: number;
	readonly rule: number;
	/** The index of the column `expected`, for rules with one figure. */
	readonly expected?: number;
	readonly expectedFields: readonly Column[];
	readonly inputFields: readonly Column[];
}

interface Column {
	readonly index: number;
	readonly field: string;
}

/** Reads the header row: `rule`, `input.<field>` or `<field>`, `expected` or `expected.<field>`; or returns the error. */
export const readColumns = (header: readonly string[]): Columns | { readonly wrong: string } => {
	const columns = header.flatMap((name, index) => (name === "" ? [] : [{ index, ...placeOf(name) }]));
	const twice = columns.find(
		(one, at) => columns.findIndex(({ part, field }) => part === one.part && field === one.field) < at,
	);
	if (twice) return { wrong: `the header names "${header[twice.index]}" twice` };
	const rule = columns.find(({ part }) => part === "rule")?.index;
	if (rule === undefined) return { wrong: `the header has no column "rule"${otherMark(header)}` };
	const partOf = (wanted: Part) => columns.filter(({ part }) => part === wanted);
	const expected = partOf("expected").find(({ field }) => field === "")?.index;
	const expectedFields = partOf("expected").filter(({ field }) => field !== "");
	if (expected === undefined && expectedFields.length === 0)
		return { wrong: `the header has no column "expected"` };
	const id = partOf("id")[0]?.index;
	return {
		count: header.length,
		...(id === undefined ? {} : { id }),
		rule,
		...(expected === undefined ? {} : { expected }),
		expectedFields,
		inputFields: partOf("input"),
	};
};

type Part = "id" | "rule" | "input" | "expected";

const placeOf = (name: string): { readonly part: Part; readonly field: string } => {
	if (name === "id" || name === "rule" || name === "expected") return { part: name, field: "" };
	if (name.startsWith("expected.")) return { part: "expected", field: name.slice("expected.".length) };
	return { part: "input", field: name.startsWith("input.") ? name.slice("input.".length) : name };
};

/** Why a header may not be recognised: it is divided by another mark, as spreadsheets of some languages write it. */
export const otherMark = (header: readonly string[]): string =>
	/[;\t]/.test(header.join("")) ? "; the columns must be divided by commas" : "";
