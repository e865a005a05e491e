/** The result for one line. */
export type Verdict = Agreed | Differed | Refused;

export interface Agreed {
	readonly is: "agreed";
}

/** The rule's result differs from the expected one. */
export interface Differed {
	readonly is: "differed";
	readonly line: number;
	readonly id?: string;
	readonly rule: string;
	readonly differences: readonly Difference[];
}

export interface Difference {
	readonly field: string;
	readonly expected: string;
	readonly computed: string;
	/** `computed − expected`, exact; absent if one of them is a refusal. */
	readonly by?: string;
}

/** The line can't be compared. */
export interface Refused {
	readonly is: "refused";
	readonly line: number;
	readonly id?: string;
	/** The name in the line. */
	readonly rule?: string;
	/** A field of the rule's input, or a part of the line: `rule`, `input`, `expected`, `line`. */
	readonly field: string;
	readonly reason: string;
	/** The value found. */
	readonly given?: unknown;
}

export const agreed: Agreed = { is: "agreed" };
