/** A field that is typed into. A list of options has the number of the chosen one. */
export interface TypedField {
	readonly name: string;
	readonly type: string;
	readonly inputMode: string;
	readonly autocomplete: string;
	readonly value: string;
	readonly selectedIndex?: number;
}

/** The names of fields for figures that are not about the person, such as an income; those of the tickets have none. */
const keptFigures = new Set(["", "amount", "maxAmount", "multiple"]);
/** Lists of options that are not about the person, such as a country. */
const keptLists = new Set(["currency", "option", "channel", "from", "to"]);
/** Filters and sliders. */
const keptTypes = new Set(["date", "range"]);

/** What is recorded for each password and code. It fits the rules for passwords. */
const secret = "Placeholder-1";
const secretFields = /passw|one-time-code|^(present|repeated|code)$/imu;
/** What is recorded for each list that is not kept: the first option after the one that asks to choose. */
const firstOption = "1";

/**
 * What is recorded of a typed text, and typed by a replay: a figure for what is traded or paid as it is, and for another text one of
 * the same length and the same kinds of characters. Not even that of a password or a code.
 */
export const textToRecord = ({
	name,
	type,
	inputMode,
	autocomplete,
	value,
	selectedIndex,
}: TypedField): string => {
	if (selectedIndex !== undefined) return keptLists.has(name) ? String(selectedIndex) : firstOption;
	if (value === "") return "";
	if (secretFields.test([type, autocomplete, name].join("\n"))) return secret;
	const isFigure = ["decimal", "numeric"].includes(inputMode) && keptFigures.has(name);
	return (isFigure && figure.test(value)) || keptTypes.has(type) ? value : placeholderOf(value);
};

const figure = /^[\d.,\s']{0,20}$/u;

/** `Mia Berg` is `Aaa Aaaa`, `+49 151` is `+11 111`, and an e-mail address keeps its form. */
const placeholderOf = (text: string): string =>
	text
		.slice(0, 200)
		.replace(/\p{Lu}/gu, "A")
		.replace(/(?!A)[\p{L}\p{M}]/gu, "a")
		.replace(/\p{N}/gu, "1")
		.replace(/[^Aa1@.+ -]/gu, "_");

/** Whether a recorded text is a figure, a day or a placeholder. */
export const isRecordable = (text: string): boolean =>
	text === secret ||
	figure.test(text) ||
	/^\d{4}-\d\d-\d\d$/u.test(text) ||
	/^[Aa1@.+ _-]{0,200}$/u.test(text);
