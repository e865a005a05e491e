/** What became of one line. */
export type Verdict = Agreed | Differed | Refused;

export interface Agreed {
	readonly is: "agreed";
}

/** The rule computes something else than the line expects. */
export interface Differed {
	readonly is: "differed";
	readonly line: number;
	readonly rule: string;
	readonly differences: readonly Difference[];
}

export interface Difference {
	readonly field: string;
	readonly expected: string;
	readonly computed: string;
	/** `computed − expected`, exact; none where one of them is a refusal. */
	readonly by?: string;
}

/** Nothing could be compared. */
export interface Refused {
	readonly is: "refused";
	readonly line: number;
	/** As the line names it. */
	readonly rule?: string;
	/** Of the rule's input, or the part of the line: `rule`, `input`, `expected`, `line`. */
	readonly field: string;
	readonly reason: string;
	/** What stands there instead. */
	readonly given?: unknown;
}

export const agreed: Agreed = { is: "agreed" };
