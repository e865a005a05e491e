import type { Route } from "../../routes/route.ts";

/**
 * Where a figure comes from: a rule of the rule book, proved or tested with samples, or a field of an answer of the platform. The keys
 * of the names of its inputs are those of the rule (`ruleFacts`), unless a sum has others on each page.
 */
export type FigureSource =
	| { readonly rule: string; readonly inputs?: readonly string[]; readonly is: "proved" | "sampled" }
	| {
			readonly call: string;
			readonly field: string;
			/** How pages round it, as rules state theirs. */
			readonly rounding: string;
			readonly is: "platform";
	  };

/** The figures that some screens show, in the order of the screen. */
export interface ScreenFigures {
	readonly at: readonly Route["path"][];
	/** The components that show them: files below src/, without `.tsx`. */
	readonly shownBy: readonly string[];
	/** By the keys of their names. */
	readonly figures: Readonly<Record<string, FigureSource>>;
}

export const proved = (rule: string): FigureSource => ({ rule, is: "proved" });

/** A sum of figures, by the keys of their names. */
export const sumOf = (...inputs: readonly string[]): FigureSource => ({
	rule: "sum.with",
	inputs,
	is: "proved",
});

/** A rule that is code. */
export const sampled = (rule: string): FigureSource => ({ rule, is: "sampled" });

/** The fields of a call. Money is shown with two decimals. */
export const given =
	(call: string) =>
	(field: string, rounding = "2 decimals, half away from zero"): FigureSource => ({
		call,
		field,
		rounding,
		is: "platform",
	});
