import { BigDecimal, Result } from "effect";
import { type Decimal, type Money, money, type Rate, zero } from "../money/decimal.ts";
import { sumOf } from "../sum/sum-of.ts";
import type { AccountKind, Balance } from "./balance.ts";
import { shortageRule } from "./shortage.rule.ts";
import { transferableRule } from "./transferable.rule.ts";

/** What is about to be paid. */
export interface Payment {
	readonly pays: AccountKind;
	readonly needed: Money;
	/** The part of `needed` by which it may grow until it is paid, because it follows a price. */
	readonly allowance?: Rate | undefined;
}

/** A payment that its account cannot cover. */
export interface Shortage {
	readonly paying: Balance;
	/** What the account lacks, rounded up to cents. */
	readonly missing: Money;
	/** The other accounts. */
	readonly others: readonly Balance[];
	/** The account that can pay the missing amount, and what to move from it; `undefined` if none holds enough. */
	readonly move: { readonly from: Balance; readonly amount: Money } | undefined;
}

/** Money that is not used for trading is moved first; what leaves the contract account lowers its margin level (docs/assumptions.md, A-510). */
const sources: readonly AccountKind[] = ["change", "micro", "forex"];

/**
 * What `payment` lacks in its account, and the account from which it can be moved; `undefined` if nothing is missing, or the
 * paying account is not among `balances`. `balances` are those that the site shows.
 */
export const shortageOf = (balances: readonly Balance[], payment: Payment): Shortage | undefined => {
	const { pays, needed, allowance = zero } = payment;
	const paying = balances.find(({ kind }) => kind === pays);
	if (!paying || !BigDecimal.isGreaterThan(needed, paying.free)) return undefined;
	const lacks = shortageRule.compute({ needed, free: paying.free, allowance });
	if (Result.isFailure(lacks)) return undefined;
	const missing = money(lacks.success.missing);
	const others = balances.filter((balance) => balance !== paying);
	const from = sources
		.map((kind) => others.find((balance) => balance.kind === kind))
		.find((balance) => balance && canPay(balance, paying, missing));
	return {
		paying,
		missing,
		others,
		move: from && {
			from,
			amount: money(BigDecimal.min(lacks.success.wanted, transferable(from))),
		},
	};
};

export interface TopUp {
	/** Account ids. */
	readonly from: number;
	readonly to: number;
	readonly amount: Money;
}

/**
 * The transfer that gives an account `more` money: from the account that a shortage would be covered from, else all that the
 * richest other account of its currency holds. `undefined` if the others hold nothing.
 */
export const topUpOf = (balances: readonly Balance[], to: AccountKind, more: Decimal): TopUp | undefined => {
	const paying = balances.find(({ kind }) => kind === to);
	if (!paying || paying.currencyId === undefined || !BigDecimal.isPositive(more)) return undefined;
	const needed = money(sumOf([paying.free, more]));
	const move = shortageOf(balances, { pays: to, needed })?.move;
	if (move) return { from: move.from.accountId, to: paying.accountId, amount: move.amount };
	const [richest] = balances
		.filter((balance) => balance !== paying && balance.currencyId === paying.currencyId)
		.map((balance) => ({ accountId: balance.accountId, amount: money(transferable(balance)) }))
		.sort((one, other) => BigDecimal.Order(other.amount, one.amount));
	return richest && BigDecimal.isPositive(richest.amount)
		? { from: richest.accountId, to: paying.accountId, amount: richest.amount }
		: undefined;
};

/** Transfers are between accounts of one currency that is known (docs/assumptions.md, A-340). */
const canPay = (from: Balance, to: Balance, amount: Money): boolean =>
	from.currencyId !== undefined &&
	from.currencyId === to.currencyId &&
	!BigDecimal.isGreaterThan(amount, transferable(from));

const transferable = ({ free }: Balance) =>
	Result.getOrThrow(transferableRule.compute({ free })).transferable;
