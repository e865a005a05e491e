import { BigDecimal } from "effect";
import { type Decimal, zero } from "../money/decimal.ts";

/**
 * A figure of the platform, and what other figures of the same answer make of it. Both sides are of one moment: a figure of another
 * answer may be older (docs/assumptions.md, A-921).
 */
export interface Sides {
	readonly reported: Decimal;
	readonly relation: "equal" | "at most" | "at least";
	readonly other: Decimal;
	/** Equal figures differ by less than this, since each of them was rounded apart; without it they must be the same. */
	readonly rounding?: Decimal | undefined;
}

/** What the figures of an answer must obey. There is no tolerance beyond the rounding of the figures themselves. */
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

/** Whether the sides agree. */
export const holds = ({ reported, relation, other, rounding }: Sides): boolean => {
	switch (relation) {
		case "equal":
			return (
				BigDecimal.equals(reported, other) ||
				(rounding !== undefined &&
					BigDecimal.isLessThan(BigDecimal.abs(BigDecimal.subtract(reported, other)), rounding))
			);
		case "at most":
			return BigDecimal.isLessThanOrEqualTo(reported, other);
		case "at least":
			return BigDecimal.isGreaterThanOrEqualTo(reported, other);
	}
};

/** `undefined` if one of the figures is not known. */
export const equal = (reported: Decimal | undefined, other: Decimal | undefined): Sides | undefined =>
	reported && other && { reported, relation: "equal", other };

/**
 * A total and the sum of its addends, each of which the platform may have rounded apart, to the cent or finer: half a unit of the last
 * decimal of the total, and of each addend (docs/assumptions.md, A-921). `undefined` if one of the figures is not known.
 */
export const equalSum = (
	reported: Decimal | undefined,
	addends: readonly (Decimal | undefined)[],
): Sides | undefined => {
	const sides = equal(reported, exactSum(addends));
	if (!sides || BigDecimal.equals(sides.reported, sides.other)) return sides;
	const scale = Math.max(cent, ...addends.map((figure) => figure?.scale ?? 0));
	const ofTotal = halfUnit(Math.max(cent, sides.reported.scale));
	const ofAddends = BigDecimal.multiply(halfUnit(scale), BigDecimal.fromBigInt(BigInt(addends.length)));
	return { ...sides, rounding: BigDecimal.sum(ofTotal, ofAddends) };
};

/** The decimals of a cent. */
const cent = 2;

const halfUnit = (scale: number): Decimal => BigDecimal.make(5n, scale + 1);

/** `undefined` if one of the figures is not known. */
export const atMost = (reported: Decimal | undefined, other: Decimal | undefined): Sides | undefined =>
	reported && other && { reported, relation: "at most", other };

/** `undefined` if one of the figures is not known. */
export const atLeast = (reported: Decimal | undefined, other: Decimal | undefined): Sides | undefined =>
	reported && other && { reported, relation: "at least", other };

/** The sum of figures; `undefined` if one of them is not known. It is computed with every push: figures of one scale are added as integers. */
export const exactSum = (figures: readonly (Decimal | undefined)[]): Decimal | undefined => {
	let sum: Decimal = zero;
	let [value, scale] = [0n, 0];
	for (const figure of figures) {
		if (!figure) return undefined;
		if (figure.scale !== scale) {
			sum = BigDecimal.sum(sum, BigDecimal.make(value, scale));
			[value, scale] = [0n, figure.scale];
		}
		value += figure.value;
	}
	return BigDecimal.sum(sum, BigDecimal.make(value, scale));
};
