import { Result, Schema, SchemaIssue } from "effect";
import type { WireSchema } from "./call.ts";
import { filledBy, isAbsent, isClosedList, readsAbsence } from "./wire.ts";

/** A row of a list that the app does not understand. */
export interface LeftOutRow {
	/** `data[3]`. */
	readonly place: string;
	/** What is wrong with it. */
	readonly detail: string;
}

export interface WireReading<A> {
	readonly value: A;
	readonly leftOut: readonly LeftOutRow[];
}

type Path = readonly PropertyKey[];

interface Problem {
	readonly path: Path;
	/** A value that this version of the app does not know, such as a new status. */
	readonly isUnknownValue: boolean;
	readonly detail: string;
}

/**
 * Reads JSON by a schema. Nothing (`null`, `""`, `[]`, `{}`, `false`) is read as a record without fields or a list without rows.
 * Rows of lists that do not fit are left out. If no row of a list fits, the record around the list
 * does not fit either, unless the rows only have values that the app does not know (docs/assumptions.md, A-155).
 *
 * JSON that needs no conversion is its own reading, with the fields that the schema does not name. Most is: to check that takes
 * half the time of a conversion.
 */
export const readWire = <A>(
	schema: WireSchema<A>,
	json: unknown,
): Result.Result<WireReading<A>, Schema.SchemaError> => {
	if (Schema.is(Schema.toType(schema))(json)) return Result.succeed({ value: json, leftOut: [] });
	if (isAbsent(json)) return readNothing(schema, json);
	return readFilled(schema, json);
};

/** An absent value is read as a record without fields, or a list without rows. */
const readNothing = <A>(
	schema: WireSchema<A>,
	json: unknown,
): Result.Result<WireReading<A>, Schema.SchemaError> => {
	const first = readFilled(schema, json);
	return (
		[first, readFilled(schema, {}), readFilled(schema, [])].find((reading) => Result.isSuccess(reading)) ??
		first
	);
};

/** Lists inside absent records inside lists: deeper than any reply. */
const maxDepth = 8;

/** Reads JSON in which lists may be absent. */
const readFilled = <A>(
	schema: WireSchema<A>,
	json: unknown,
	depth = 0,
): Result.Result<WireReading<A>, Schema.SchemaError> => {
	const first = decode(schema, json);
	if (Result.isSuccess(first)) return Result.succeed({ value: first.success, leftOut: [] });
	const missing = depth < maxDepth ? missingLists(first.failure.issue) : [];
	if (missing.length > 0)
		return readFilled(
			schema,
			missing.reduce((filled, { path, value }) => withValue(filled, path, value), json),
			depth + 1,
		);
	const rows = rowsToLeaveOut(json, problemsOf(first.failure.issue));
	if (rows.length === 0) return Result.fail(first.failure);
	const places = new Set(rows.map(({ path }) => placeOf(path)));
	return Result.map(decode(schema, withoutRows(json, places)), (value) => ({
		value,
		leftOut: rows.map(({ path, detail }) => ({ place: placeOf(path), detail })),
	}));
};

interface Missing {
	readonly path: Path;
	readonly value: unknown;
}

/** The absent fields that are read as a list without rows, or as a record without fields. */
const missingLists = (issue: SchemaIssue.Issue, path: Path = []): readonly Missing[] => {
	if (issue._tag === "Pointer") return missingLists(issue.issue, [...path, ...issue.path]);
	if (issue._tag === "Encoding" || issue._tag === "Filter") return missingLists(issue.issue, path);
	if (issue._tag !== "Composite" && issue._tag !== "AnyOf") return [];
	return issue.issues.flatMap((one) => {
		const isMissing = one._tag === "Pointer" && one.issue._tag === "MissingKey";
		if (!isMissing || issue.ast._tag !== "Objects") return missingLists(one, path);
		const field = issue.ast.propertySignatures.find(({ name }) => name === one.path[0]);
		const value = field && filledBy(field.type);
		return value === undefined ? [] : [{ path: [...path, ...one.path], value }];
	});
};

/** The JSON with `value` at `path`; a value on the way that is no record is replaced by one. */
const withValue = (json: unknown, [key, ...rest]: Path, value: unknown): unknown => {
	if (key === undefined) return value;
	if (Array.isArray(json) && typeof key === "number")
		return json.map((row, at) => (at === key ? withValue(row, rest, value) : row));
	const record = typeof json === "object" && !Array.isArray(json) ? json : {};
	return { ...record, [key]: withValue(Object(record)[key], rest, value) };
};

const decode = <A>(schema: WireSchema<A>, json: unknown) =>
	Schema.decodeUnknownResult(schema)(json, { errors: "all" });

/** The problems of an issue, each at its place. */
const problemsOf = (issue: SchemaIssue.Issue, path: Path = []): readonly Problem[] => {
	if (issue._tag === "Pointer") return problemsOf(issue.issue, [...path, ...issue.path]);
	if (issue._tag === "AnyOf" && isClosedList(issue.ast))
		return [{ path, isUnknownValue: true, detail: detailOf(issue, path) }];
	if ((issue._tag === "AnyOf" || issue._tag === "Composite") && readsAbsence(issue.ast)) return [];
	if (issue._tag === "Composite" || issue._tag === "AnyOf") {
		const problems = issue.issues.flatMap((one) => problemsOf(one, path));
		if (issue._tag === "Composite" || problems.length > 0) return problems;
	}
	if (issue._tag === "Encoding" || issue._tag === "Filter") return problemsOf(issue.issue, path);
	return [{ path, isUnknownValue: false, detail: detailOf(issue, path) }];
};

const format = SchemaIssue.makeFormatterDefault();
const detailOf = (issue: SchemaIssue.Issue, path: Path): string => `${placeOf(path)}: ${format(issue)}`;

const placeOf = (path: Path): string =>
	path.reduce<string>(
		(place, key) => (typeof key === "number" ? `${place}[${key}]` : `${place}${place && "."}${String(key)}`),
		"",
	);

/** The innermost row around each problem; none if a problem is in no row. */
const rowsToLeaveOut = (json: unknown, problems: readonly Problem[]): readonly Problem[] => {
	const rows = new Map<string, Problem>();
	for (const problem of problems) {
		const index = problem.path.findLastIndex((key) => typeof key === "number");
		if (index < 0) return [];
		const path = problem.path.slice(0, index + 1);
		const known = rows.get(placeOf(path));
		rows.set(placeOf(path), {
			path,
			isUnknownValue: problem.isUnknownValue && (known?.isUnknownValue ?? true),
			detail: known?.detail ?? problem.detail,
		});
	}
	const lost = [...rows.values()].find(
		(row) =>
			!row.isUnknownValue &&
			listAround(json, row.path).every((_, at) => rows.has(placeOf([...row.path.slice(0, -1), at]))),
	);
	if (lost === undefined) return [...rows.values()];
	const list = lost.path.slice(0, -1);
	const others = problems.filter(({ path }) => !list.every((key, at) => path[at] === key));
	return rowsToLeaveOut(json, [...others, { ...lost, path: list }]);
};

const listAround = (json: unknown, path: Path): readonly unknown[] => {
	const list = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], json);
	return Array.isArray(list) ? list : [];
};

const withoutRows = (json: unknown, places: ReadonlySet<string>, path: Path = []): unknown => {
	if (Array.isArray(json))
		return json.flatMap((row, at) => {
			const place = [...path, at];
			return places.has(placeOf(place)) ? [] : [withoutRows(row, places, place)];
		});
	if (typeof json !== "object" || json === null) return json;
	return Object.fromEntries(
		Object.entries(json).map(([key, value]) => [key, withoutRows(value, places, [...path, key])]),
	);
};
