import { BigDecimal } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import { differenceOf } from "../../sum/sum-of.ts";
import { readMoment } from "../../time/read-moment.ts";
import type { Statement } from "./statement.ts";

/** The total of the accounts from a moment on, until the next point. */
export interface CoursePoint {
	/** Seconds since 1970-01-01 UTC. */
	readonly at: number;
	readonly total: Money;
}

/** By how much the total changed between two points. */
export const changeBetween = (first: CoursePoint, last: CoursePoint): Money =>
	money(differenceOf(last.total, first.total));

interface CourseInput {
	/** The total of the accounts at `range.endTime`, with reserved money and without floating profit. */
	readonly total: Money;
	/** Of all accounts, for the range. */
	readonly statements: readonly Pick<Statement, "opening" | "movements">[];
	readonly range: { readonly startTime: number; readonly endTime: number };
}

/**
 * The course of the total of the accounts, oldest first, as their records prove it: each change is taken back from the total of
 * today (docs/assumptions.md, A-767). Reserved money stays in the total. The course begins with the range, or with the first
 * record of a customer who had no money before. `undefined` if a time can't be read.
 */
export const balanceCourse = ({
	total,
	statements,
	range,
}: CourseInput): readonly CoursePoint[] | undefined => {
	const changes = statements
		.flatMap(({ movements }) => movements)
		.filter(({ kind }) => kind !== "reservation")
		.map(({ change, createdAt }) => ({ change, at: readMoment(createdAt) }));
	const points: CoursePoint[] = [{ at: range.endTime, total }];
	let before = total;
	for (const { change, at } of changes.toSorted((one, other) => Number(other.at) - Number(one.at))) {
		if (!change || at === undefined) return undefined;
		// Money that moves between two accounts is two changes of one moment.
		if (points[0]?.at !== at / 1000) points.unshift({ at: at / 1000, total: before });
		before = money(differenceOf(before, change));
	}
	const hadMoney = statements.some(({ opening }) => !BigDecimal.isZero(opening));
	return hadMoney ? [{ at: range.startTime, total: before }, ...points] : points;
};
