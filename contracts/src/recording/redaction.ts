import recorded from "./recorded-fields.json" with { type: "json" };

/** Replaces what a recording must not have. The same text, and the same id, is always replaced by the same one. */
export interface Redaction {
	/** JSON of the wire: the fields of a request, an answer or a frame. */
	readonly json: (value: unknown) => unknown;
	readonly text: (value: string) => string;
	readonly id: (value: number) => number;
}

const [figures, ids, texts, records, words, paths] = [
	recorded.figures,
	recorded.ids,
	recorded.texts,
	recorded.records,
	recorded.words,
	recorded.paths,
].map((list) => new Set<string>(list)) as [
	Set<string>,
	Set<string>,
	Set<string>,
	Set<string>,
	Set<string>,
	Set<string>,
];

/** A decimal, a moment or a day, a time of the day, a colour. */
const figure = /^(-?\d{1,21}(\.\d{1,18})?|\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?|[0-2]\d:[0-5]\d|#[\da-f]{6})$/iu;
const digits = /^\d{1,16}$/u;
const candles = "KLINE.";

/** Whether a call of the contract has this path. Another path may have anything in it. */
export const isPathOfCall = (path: string): boolean => paths.has(path);

/**
 * Creates the redaction of one recording from all of its JSON: ids keep their order, since newer records have larger ones
 * (docs/assumptions.md, A-860).
 */
export const createRedaction = (everything: readonly unknown[]): Redaction => {
	const found = new Set<number>();
	const collect = (value: number): number => {
		found.add(value);
		return value;
	};
	for (const json of everything) redact(json, "", { text: (text) => text, id: collect });
	const ranks = new Map([...found].sort((one, other) => one - other).map((id, at) => [id, at + 1]));
	const numbered = new Map<string, string>();
	const text = (value: string): string => {
		if (words.has(value)) return value;
		const known = numbered.get(value) ?? `text-${numbered.size + 1}`;
		numbered.set(value, known);
		return known;
	};
	const id = (value: number): number => ranks.get(value) ?? 0;
	return { json: (value) => redact(value, "", { text, id }), text, id };
};

const redact = (value: unknown, name: string, by: Omit<Redaction, "json">): unknown => {
	if (Array.isArray(value)) return value.map((one) => redact(one, name, by));
	if (typeof value === "object" && value !== null)
		return Object.fromEntries(
			Object.entries(value)
				.filter(([key, field]) => isRecorded(key) || isCode(name, key, field))
				.map(([key, field]) => [key, isCode(name, key, field) ? field : redact(field, key, by)]),
		);
	if (typeof value === "string") return redactText(value, name, by);
	if (typeof value !== "number") return value;
	if (ids.has(name)) return idOf(value, by);
	return figures.has(name) ? value : by.text(String(value));
};

const isRecorded = (name: string): boolean =>
	figures.has(name) || ids.has(name) || texts.has(name) || records.has(name);

/** The code of an envelope or of a login's result; elsewhere a field of this name is a code that was sent to a person. */
const isCode = (around: string, name: string, value: unknown): boolean =>
	around === "" && name === "code" && typeof value === "number" && Math.abs(value) < 1000;

/** No id is 0: it means that there is none. */
const idOf = (value: number, by: Omit<Redaction, "json">): number => (value === 0 ? 0 : by.id(value));

const redactText = (value: string, name: string, by: Omit<Redaction, "json">): string => {
	if (value === "") return value;
	if (ids.has(name) && digits.test(value)) return String(idOf(Number(value), by));
	if (figures.has(name) && figure.test(value)) return value;
	return value.startsWith(candles) ? candles + by.text(value.slice(candles.length)) : by.text(value);
};
