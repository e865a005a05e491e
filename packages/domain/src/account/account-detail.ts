import { BigDecimal } from "effect";
import { type Money, money, type Rate } from "../money/decimal.ts";
import { differenceOf, sumOf } from "../sum/sum-of.ts";
import { accountFigure, cents, totalBalance, withFloatingProfit } from "./asset-summary.ts";
import type { AccountKind, Balance } from "./balance.ts";

/**
 * An account with the figures of its open orders, computed by the platform (Spec 1 §7). Figures that the platform does not
 * report are `undefined`.
 */
export interface AccountDetail extends Omit<Balance, "kind"> {
	readonly kind: AccountKind | undefined;
	/** Free and locked money plus floating profit. */
	readonly equity: Money | undefined;
	/** Of the open orders. */
	readonly margin: Money | undefined;
	/** Floating profit of the open orders. */
	readonly profit: Money | undefined;
	/** In percent; 0 without margin. */
	readonly hazardRate: Rate | undefined;
}

/**
 * The locked money that is not margin of contract orders: in one-account mode the amounts of running micro orders
 * (Spec 1 §6, Spec 2 §2). With it, available money, margin and frozen money add up to the balance. Undefined where the
 * platform does not report one of the two.
 */
export const frozenBesideMargin = ({
	locked,
	margin,
}: Pick<AccountDetail, "locked" | "margin">): Money | undefined =>
	locked && margin && money(differenceOf(locked, margin));

/** `frozenBesideMargin` as it is shown: with the shown margin it adds up to the shown locked money (docs/assumptions.md, A-560). */
export const shownFrozen = ({
	locked,
	margin,
}: Pick<AccountDetail, "locked" | "margin">): Money | undefined =>
	locked && margin && money(differenceOf(cents(locked), cents(margin)));

/**
 * The equity as it is shown: the account's figure plus the floating profit, so that they add up (docs/assumptions.md, A-560). If the
 * exact figures do not give the platform's equity, that is shown.
 */
export const shownEquity = (detail: AccountDetail): Money | undefined => {
	const { equity, profit } = detail;
	const [exact, figure] = [totalBalance([detail]), accountFigure(detail)];
	if (!equity || !profit || !exact || !figure) return equity;
	return BigDecimal.equals(sumOf([exact, profit]), equity) ? withFloatingProfit(figure, profit) : equity;
};
