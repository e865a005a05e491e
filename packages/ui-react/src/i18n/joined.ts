/** Scripts whose punctuation is full-width and includes its space. */
const isWide = (locale: string): boolean => /^(?:zh|ja)\b/.test(locale);

/** A name and what it names, as the language writes it: `Name: text`, `名稱：文字`, `Nom : texte`. */
export const labelled = (label: string, text: string, locale: string): string =>
	`${label}${isWide(locale) ? "：" : locale === "fr" ? "\u00a0: " : ": "}${text}`;

/** A text and a note to it in brackets: `Text (note)`, `文字（附註）`. */
export const bracketed = (text: string, note: string, locale: string): string =>
	isWide(locale) ? `${text}（${note}）` : `${text} (${note})`;

/** Whole sentences one after the other. */
export const sentences = (one: string, next: string, locale: string): string =>
	isWide(locale) ? one + next : `${one} ${next}`;
