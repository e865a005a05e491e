import type { Route } from "../../routes/route.ts";

/** Where a figure comes from: a rule of the rule book, proved or tested with samples, or a field of an answer of the platform. */
export type FigureSource =
	| { readonly rule: string; readonly is: "proved" | "sampled" }
	| { readonly call: string; readonly field: string; readonly is: "platform" };

/** The figures that some screens show, in the order of the screen. */
export interface ScreenFigures {
	readonly at: readonly Route["path"][];
	/** The components that show them: files below src/, without `.tsx`. */
	readonly shownBy: readonly string[];
	/** By the keys of their names. */
	readonly figures: Readonly<Record<string, FigureSource>>;
}

export const proved = (rule: string): FigureSource => ({ rule, is: "proved" });

/** A rule that is code. */
export const sampled = (rule: string): FigureSource => ({ rule, is: "sampled" });

/** The fields of a call. */
export const given =
	(call: string) =>
	(field: string): FigureSource => ({ call, field, is: "platform" });
