import { BigDecimal } from "effect";
import type { Rate } from "../money/decimal.ts";
import type { Instrument, InstrumentCode } from "./instrument.ts";

/** The sort figure and direction; `undefined` is the platform's order. */
export type Sorting = { readonly by: "change" | "name"; readonly first: "highest" | "lowest" } | undefined;

/**
 * The sorting after a press on a column: default direction, other direction, off. Names start with A, changes with
 * the highest.
 */
export const nextSorting = (sorting: Sorting, by: "change" | "name"): Sorting => {
	const [usual, other] =
		by === "change" ? (["highest", "lowest"] as const) : (["lowest", "highest"] as const);
	if (sorting?.by !== by) return { by, first: usual };
	return sorting.first === usual ? { by, first: other } : undefined;
};

/** The sorted list, names as in the language `tag` (BCP 47). Equal rows keep their order, and rows without a change come last in both directions. */
export const sortInstruments = <Listed extends Pick<Instrument, "code" | "symbol">>(
	list: readonly Listed[],
	sorting: Sorting,
	changeOf: (code: InstrumentCode) => Rate | undefined,
	tag: string,
): readonly Listed[] => {
	if (!sorting) return list;
	const sign = sorting.first === "highest" ? -1 : 1;
	if (sorting.by === "name") {
		const { compare } = new Intl.Collator(tag, { numeric: true });
		return list.toSorted((a, b) => sign * compare(a.symbol, b.symbol));
	}
	const known = list.map((each) => ({ each, change: changeOf(each.code) }));
	return known
		.sort((a, b) => {
			if (!a.change || !b.change) return Number(!a.change) - Number(!b.change);
			return sign * BigDecimal.Order(a.change, b.change);
		})
		.map(({ each }) => each);
};
