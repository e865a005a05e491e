import { type AreaCode, defaultAreaCode, foldedText, prefixOf } from "@tradewind/domain/input";

/** An area with the name of its country. */
export interface NamedArea {
	readonly area: AreaCode;
	/** In the language of the page; the platform's code for a country that the browser does not know. */
	readonly name: string;
	readonly prefix: string;
}

/** The areas with the default code first (Spec 1 §9), the others by the names of their countries. */
export const namedAreas = (areas: readonly AreaCode[], tag: string): readonly NamedArea[] => {
	const names = new Intl.DisplayNames([tag], { type: "region" });
	const collator = new Intl.Collator(tag);
	return areas
		.map((area) => ({ area, name: countryOf(names, area.code), prefix: prefixOf(area) }))
		.sort(
			(one, other) =>
				Number(other.prefix === defaultAreaCode) - Number(one.prefix === defaultAreaCode) ||
				(one.prefix === defaultAreaCode ? 0 : collator.compare(one.name, other.name)),
		);
};

/**
 * The areas whose country or code holds the typed text, first those that begin with it. Accents, case and the script of digits are
 * ignored. Digits also match the code without its zeros.
 */
export const findAreas = (areas: readonly NamedArea[], typed: string): readonly NamedArea[] => {
	const text = foldedText(typed).trim();
	const digits = text.replace(/^(\+|0)*|\s/g, "");
	const isCode = /^[+0]*\d+$/.test(text.replace(/\s/g, ""));
	if (isCode) return areas.filter(({ prefix }) => prefix.replace(/^\+0*/, "").startsWith(digits));
	const isFirst = ({ name }: NamedArea): boolean => foldedText(name).startsWith(text);
	return areas
		.filter(({ name, area }) => foldedText(name).includes(text) || foldedText(area.code) === text)
		.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
};

const countryOf = (names: Intl.DisplayNames, code: string): string => {
	try {
		return names.of(code) ?? code;
	} catch {
		return code;
	}
};
