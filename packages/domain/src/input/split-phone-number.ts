import { type AreaCode, prefixOf, stripPhoneNumber } from "./phone-number.ts";

/**
 * A whole number, prefix first, in the fields of a form. The longest listed prefix counts, since one may begin with another. One whose
 * area is not listed is left out: it must not become a number of another area.
 */
export const splitPhoneNumber = (
	whole: string,
	areas: readonly AreaCode[],
): { readonly areaId: number; readonly number: string } | undefined => {
	const [area] = areas
		.filter((each) => whole.startsWith(prefixOf(each)))
		.toSorted((one, other) => prefixOf(other).length - prefixOf(one).length);
	const number = area && stripPhoneNumber(whole.slice(prefixOf(area).length));
	return area && number ? { areaId: area.id, number } : undefined;
};
