import { BigDecimal } from "effect";
import type { Decimal } from "../money/decimal.ts";

/**
 * A figure of the platform, and what other figures of the same answer make of it. Both sides are of one moment: a figure of another
 * answer may be older (docs/assumptions.md, A-921).
 */
export interface Sides {
	readonly reported: Decimal;
	readonly relation: "equal" | "at most" | "at least";
	readonly other: Decimal;
}

/** What the figures of an answer must obey. There is no tolerance. */
export interface Check<Answer> {
	/** Words joined by dots: `account.equity`. */
	readonly id: string;
	readonly says: string;
	readonly clause: string;
	/** Of figures that are no money. */
	readonly unit?: "percent";
	/** `undefined` if the answer does not have all of the figures. */
	readonly sides: (answer: Answer) => Sides | undefined;
}

/** A figure that cannot be trusted: the platform's own figures contradict it. */
export interface Breach extends Sides {
	/** The check that found it. */
	readonly id: string;
	/** Of figures that are no money. */
	readonly unit: "percent" | undefined;
}

/** The contradiction that a check finds in an answer; `undefined` if there is none. */
export const breachOf = <Answer>(
	{ id, unit, sides }: Pick<Check<Answer>, "id" | "unit" | "sides">,
	answer: Answer,
): Breach | undefined => {
	const found = sides(answer);
	return found === undefined || holds(found) ? undefined : { ...found, id, unit };
};

const holds = ({ reported, relation, other }: Sides): boolean => {
	switch (relation) {
		case "equal":
			return BigDecimal.equals(reported, other);
		case "at most":
			return BigDecimal.isLessThanOrEqualTo(reported, other);
		case "at least":
			return BigDecimal.isGreaterThanOrEqualTo(reported, other);
	}
};

/** `undefined` if one of the figures is not known. */
export const equal = (reported: Decimal | undefined, other: Decimal | undefined): Sides | undefined =>
	reported && other && { reported, relation: "equal", other };

/** `undefined` if one of the figures is not known. */
export const atMost = (reported: Decimal | undefined, other: Decimal | undefined): Sides | undefined =>
	reported && other && { reported, relation: "at most", other };

/** `undefined` if one of the figures is not known. */
export const atLeast = (reported: Decimal | undefined, other: Decimal | undefined): Sides | undefined =>
	reported && other && { reported, relation: "at least", other };

/** The sum of figures that may be unknown, without a value in between for each: it is computed with every push. */
export const exactSum = (figures: readonly (Decimal | undefined)[]): Decimal | undefined => {
	const sums = new Map<number, bigint>();
	for (const figure of figures) {
		if (!figure) return undefined;
		sums.set(figure.scale, (sums.get(figure.scale) ?? 0n) + figure.value);
	}
	return BigDecimal.sumAll([...sums].map(([scale, value]) => BigDecimal.make(value, scale)));
};
