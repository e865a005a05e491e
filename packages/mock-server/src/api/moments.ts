/** What a moment is asked for: anyone and anything, or one customer, or one instrument. */
export interface About {
	readonly customerId: number | undefined;
	/** The code of an instrument. */
	readonly code: string | undefined;
}

/** Something that is planned to happen, to which control can move the clock. */
export interface Moment {
	/** Whether it can be asked for one customer, or for one instrument. */
	readonly of: readonly ("account" | "code")[];
	/** When it happens next; `undefined` if it is not planned. Milliseconds since 1970-01-01 UTC. */
	readonly next: (about: About) => number | undefined;
}

/** By what happens: `loan due`. */
export type Moments = Readonly<Record<string, Moment>>;

/** The earliest of some moments. */
export const earliest = (moments: readonly (number | undefined)[]): number | undefined => {
	const known = moments.filter((moment) => moment !== undefined);
	return known.length > 0 ? Math.min(...known) : undefined;
};
