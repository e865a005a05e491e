import type { WireSchema } from "../call.ts";
import { fieldsOf, isDigits, otherForm, type WireField, withChange, withoutFields } from "./wire-fields.ts";

/** What the app makes of a reply or a frame. */
interface WireReadingOutcome {
	/** A value without functions; absent if the reply or frame is unreadable. */
	readonly value?: unknown;
	readonly isReadable: boolean;
	/** Rows that were left out. */
	readonly leftOut: number;
}

/** A reply or a frame, and how the app reads it. */
export interface WireReader {
	readonly id: string;
	readonly schema: WireSchema;
	readonly example: unknown;
	/** Paths of the fields of identity and decision. Every other field may be absent, nothing or odd. */
	readonly required: readonly string[];
	/** Paths whose absence is a fact, so that odd values make their record unreadable. */
	readonly unsettable: readonly string[];
	readonly read: (json: unknown) => Promise<WireReadingOutcome>;
}

const nothings: readonly unknown[] = [null, "", [], {}];
/** Fits no field. */
const misfit = [{ "?": 1 }];
const badRows: readonly unknown[] = [null, "", [], {}, 5, "x", true];
const flagForms = [
	[1, "1", true, "true"],
	[0, "0", false, "false"],
] as const;

/**
 * The property of the tolerant reader (docs/assumptions.md, A-155) for one reply or frame, checked by what the app makes of it:
 * every field that is neither identity nor decision may be absent, nothing or odd; numbers and their texts are the same, and so
 * are the forms of a flag; a bad row costs only itself; unknown fields change nothing; nothing absent is read as 0. Returns
 * what does not hold, one sentence each.
 */
export const intolerance = async (reader: WireReader): Promise<readonly string[]> => {
	const { schema, required, unsettable } = reader;
	const fields = fieldsOf(schema);
	const example = completed(reader.example, fields);
	const found: string[] = [];
	const read = async (json: unknown) => {
		const { isReadable, leftOut, value } = await reader.read(json);
		return isReadable ? `${comparable(value)} without ${leftOut}` : "unreadable";
	};
	const expectSame = async (what: string, json: unknown, expected: string) => {
		const text = await read(json);
		if (text !== expected) found.push(`${what}: ${difference(text, expected)}`);
	};
	const setTo = (path: string, value: unknown) => withChange(example, path, () => value);

	const whole = await read(example);
	if (whole === "unreadable" || !whole.endsWith(" without 0")) return [`the example: ${whole}`];
	await expectSame("with unknown fields", withUnknownFields(example), whole);
	const empty = await read(null);
	for (const nothing of ["", [], {}, false, undefined])
		await expectSame(`${textOf(nothing)} in place of all`, nothing, empty);

	for (const { path, type } of fields) {
		const absent = await read(withoutFields(example, [path]));
		if (required.includes(path)) {
			for (const nothing of [undefined, ...nothings, misfit])
				if ((await read(setTo(path, nothing))).endsWith(" without 0"))
					found.push(`${path} is required, but may be ${textOf(nothing)}`);
		} else {
			if (!absent.endsWith(" without 0")) found.push(`${path} is absent: ${absent}`);
			if (holdsMoreZeros(absent, whole)) found.push(`${path} is absent and read as 0`);
			for (const nothing of nothings)
				await expectSame(`${path} is ${textOf(nothing)}`, setTo(path, nothing), absent);
			if (!unsettable.includes(path) && !type?.startsWith("list"))
				await expectSame(`${path} is odd`, setTo(path, misfit), absent);
		}
		await expectSame(`${path} in its other form`, withChange(example, path, otherForm), whole);
		if (type?.endsWith("Figure"))
			await expectSame(`${path} with blanks`, withChange(example, path, withBlanks), whole);
		const isFlag = type?.startsWith("Flag") ?? false;
		if (isFlagName(path) && !isFlag)
			found.push(`${path} is named like a flag, but does not read true and false`);
		if (isFlag)
			for (const [first, ...others] of flagForms) {
				const expected = await read(setTo(path, first));
				for (const form of others)
					await expectSame(`${path} is ${textOf(form)}`, setTo(path, form), expected);
			}
		if (type === "list of records") await expectBadRows(path, unsettable.includes(path) ? absent : undefined);
	}
	return found;

	async function expectBadRows(path: string, withoutList: string | undefined): Promise<void> {
		const rows = (...odd: readonly unknown[]) =>
			withChange(example, path, (list) => (Array.isArray(list) ? [...list, ...odd, ...list] : list));
		const isRecordRequired = required.some((one) => one.startsWith(`${path}[]`));
		const good = withoutList ?? (await read(rows()));
		for (const row of badRows) {
			const text = await read(rows(row));
			const isSame = text.replace(/ without \d+$/u, "") === good.replace(/ without 0$/u, "");
			const mayBeEmpty = !isRecordRequired && textOf(row) === "{}";
			if (!isSame && !mayBeEmpty) found.push(`a row of ${path} is ${textOf(row)}: ${difference(text, good)}`);
		}
	}
};

/** The example with a value for every field that it lacks, and figures that are not 0. */
const completed = (example: unknown, fields: readonly WireField[]): unknown =>
	fields.reduce((json, { path, type, sample }) => {
		const [, parent = "", key = ""] = /^(.*?)\.?([^.[\]]+)$/u.exec(path) ?? [];
		const withField = (record: unknown) =>
			typeof record !== "object" || record === null || Array.isArray(record)
				? record
				: {
						...record,
						...(!(key in record) && sample !== undefined && { [key]: sample }),
						...(type?.endsWith("Figure") && Number(Object(record)[key]) === 0 && { [key]: sample }),
					};
		return withChange(json, parent, withField);
	}, example);

const isFlagName = (path: string): boolean =>
	/(^|\.)(is_[a-z_]+|has_[a-z_]+|only_one_account|Default)$/u.test(path);

const withBlanks = (value: unknown): unknown => (isDigits(value) ? ` ${value} ` : value);

const withUnknownFields = (json: unknown): unknown => {
	if (Array.isArray(json)) return json.map(withUnknownFields);
	if (typeof json !== "object" || json === null) return json;
	return {
		...Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withUnknownFields(value)])),
		unknown_field: { of: ["another version"] },
	};
};

const textOf = (value: unknown): string => (value === undefined ? "absent" : JSON.stringify(value));

/** Decimals by their value: 1.10 is 1.1. */
const comparable = (value: unknown): string =>
	JSON.stringify(value, (_, field) =>
		field === Number.POSITIVE_INFINITY
			? "infinite"
			: typeof field === "bigint"
				? String(field)
				: decimalOf(field),
	) ?? "nothing";

const decimalOf = (field: unknown): unknown => {
	const { _id, value, scale } = Object(field);
	return _id === "BigDecimal" ? `decimal ${Number(`${value}e${-scale}`)}` : field;
};

/** A quote without a time counts as made at time 0, so that it cannot price an order (docs/assumptions.md, A-154). */
const zeros = /"decimal 0"|(?<=[:,[])(?<!"madeAt":)0(?=[,\]}])/gu;
const holdsMoreZeros = (text: string, before: string): boolean =>
	(text.match(zeros)?.length ?? 0) > (before.match(zeros)?.length ?? 0);

const difference = (text: string, expected: string): string => {
	const at = [...text].findIndex((character, place) => character !== expected[place]);
	const from = Math.max(0, at - 40);
	return `${text.slice(from, at + 60)} instead of ${expected.slice(from, at + 60)}`;
};
