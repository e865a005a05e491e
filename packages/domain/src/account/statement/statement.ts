import { Equal, Result } from "effect";
import { type Money, money, zero } from "../../money/decimal.ts";
import type { AccountRecord } from "../account-record.ts";
import { type MovementKind, movementKinds } from "../movement-kind.ts";
import { balanceAfterRule } from "./balance-after.rule.ts";
import { statementClosingRule } from "./statement-closing.rule.ts";
import { statementSumRule } from "./statement-sum.rule.ts";

/** What the platform's records of a period show, as they were read. */
export interface StatementRecords {
	/** The last change before the period; `undefined` if there is none. */
	readonly before: AccountRecord | undefined;
	/** The changes of the period, newest first. */
	readonly changes: readonly AccountRecord[];
	/** Whether all changes of the period were read. */
	readonly isWhole: boolean;
}

/** The free money of an account in a period. Opening balance and sums add up to the closing balance, exactly. */
export interface Statement {
	readonly opening: Money;
	/** Oldest first. */
	readonly movements: readonly AccountRecord[];
	/** The changes by their kind (docs/assumptions.md, A-562). */
	readonly sums: Readonly<Record<MovementKind, Money>>;
	readonly closing: Money;
}

export type StatementResult =
	| { readonly is: "statement"; readonly statement: Statement }
	/** The platform's balance after this change is not the balance before it plus the change, or is not reported. */
	| { readonly is: "contradictory"; readonly at: AccountRecord }
	/** The period has more changes than were read. */
	| { readonly is: "incomplete" };

/**
 * The statement of a period from the platform's records (docs/assumptions.md, A-353). The opening balance is that after the last change before the period,
 * zero without one. Each change must lead from one reported balance to the next: if one does not, there is no
 * statement, and the result names the change.
 */
export const statementOf = ({ before, changes, isWhole }: StatementRecords): StatementResult => {
	if (!isWhole) return { is: "incomplete" };
	if (before && !before.balanceAfter) return { is: "contradictory", at: before };
	const opening = before?.balanceAfter ?? money(zero);
	const movements = changes.toReversed();
	let balance = opening;
	for (const movement of movements) {
		const next = movement.change && balanceAfter(balance, movement.change);
		if (!next || !movement.balanceAfter || !Equal.equals(movement.balanceAfter, next))
			return { is: "contradictory", at: movement };
		balance = next;
	}
	const sums = sumsByKind(movements);
	const { closing } = Result.getOrThrow(statementClosingRule.compute({ opening, ...sums }));
	return { is: "statement", statement: { opening, movements, sums, closing: money(closing) } };
};

const balanceAfter = (before: Money, change: Money): Money =>
	money(Result.getOrThrow(balanceAfterRule.compute({ before, change })).after);

const sumsByKind = (movements: readonly AccountRecord[]): Statement["sums"] => {
	const sumOf = (sumOf: MovementKind): Money =>
		movements.reduce((before, { kind, change = money(zero) }) => {
			const { sum } = Result.getOrThrow(statementSumRule.compute({ sumOf, kind, before, change }));
			return money(sum);
		}, money(zero));
	return Object.fromEntries(movementKinds.map((kind) => [kind, sumOf(kind)])) as Record<MovementKind, Money>;
};

/** The kinds of a statement's movements, in the order in which their sums are shown. */
export const kindsOf = ({ movements }: Pick<Statement, "movements">): readonly MovementKind[] =>
	movementKinds.filter((wanted) => movements.some(({ kind }) => kind === wanted));
