import { BigDecimal, Result } from "effect";
import {
	type Decimal,
	decimal,
	type Money,
	money,
	type Price,
	percentOf,
	price,
	type Rate,
	rate,
} from "../../money/decimal.ts";
import { differenceOf } from "../../sum/sum-of.ts";
import { withdrawalFeeRule } from "../figures/fee.rule.ts";
import { withdrawalMaxRule } from "../figures/max.rule.ts";
import { withdrawalRateRule } from "../figures/rate.rule.ts";
import { receivedDecimals, withdrawalReceiveRule } from "../figures/receive.rule.ts";
import { withdrawalRoundingCostRule } from "../figures/rounding-cost.rule.ts";
import { smallestAmountRule } from "../figures/smallest-amount.rule.ts";
import { withdrawalUsdValueRule } from "../figures/usd-value.rule.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";

/** Cost and yield of an amount with a currency's terms (Spec 2 §9). */
export interface WithdrawalFigures {
	/** Part of the amount, in the account's currency. */
	readonly fee: Money;
	/** Received, in the chosen currency. */
	readonly receive: Money;
	/** Units of the chosen currency per unit of the account's currency. */
	readonly rate: Rate;
	/** What `receive` is worth in dollars. */
	readonly usdValue: Money;
	/** Lost because `receive` is rounded down, in the account's currency. */
	readonly roundingCost: Money;
}

/** Of an account in dollars. */
export const dollarPrice: Price = price(decimal("1"));

/**
 * The figures of an amount of zero or more; `undefined` if a rule refuses the terms. `accountPrice` is the price of a unit of
 * the account's currency in dollars.
 */
export const figuresOf = (
	amount: Money,
	{ feeType, drawRate, usdPrice }: WithdrawalCurrency,
	kind: WithdrawalKind,
	accountPrice: Price = dollarPrice,
): WithdrawalFigures | undefined =>
	Result.getOrUndefined(
		Result.gen(function* () {
			const { fee } = yield* withdrawalFeeRule.compute({ amount, feeType, drawRate });
			const prices = { accountPrice, usdPrice };
			const { rate: perUnit } = yield* withdrawalRateRule.compute(prices);
			const { receive } = yield* withdrawalReceiveRule.compute({ amount, fee, ...prices, kind });
			const { usdValue } = yield* withdrawalUsdValueRule.compute({ receive, usdPrice });
			const { roundingCost } = yield* withdrawalRoundingCostRule.compute({ amount, fee, receive, ...prices });
			return {
				fee: money(fee),
				receive: money(receive),
				rate: rate(perUnit),
				usdValue: money(usdValue),
				roundingCost: money(roundingCost),
			};
		}),
	);

/** Percent of the amount without its fee. A withdrawal that would lose more by rounding is refused (docs/assumptions.md, A-460). */
const largestRoundingCost = decimal("5");

/** Whether rounding takes so much of an amount that it is not paid out. */
export const roundsTooMuch = (amount: Money, { fee, roundingCost }: WithdrawalFigures): boolean =>
	BigDecimal.isGreaterThan(roundingCost, percentOf(differenceOf(amount, fee), largestRoundingCost));

/** What is paid out is a multiple of this (Spec 2 §9). */
export const smallestUnit = (kind: WithdrawalKind): Decimal => BigDecimal.make(1n, receivedDecimals[kind]);

/** The smallest amount of which `received` is paid out, by `withdrawal.smallest-amount`; `undefined` if the fee takes every amount. */
export const amountFor = (
	received: Decimal,
	{ feeType, drawRate, usdPrice }: WithdrawalCurrency,
	accountPrice: Price,
): Money | undefined => {
	const made = smallestAmountRule.compute({ receive: received, feeType, drawRate, usdPrice, accountPrice });
	return Result.isSuccess(made) ? money(made.success.amount) : undefined;
};

/** The part of the form that determines the terms. */
interface Chosen {
	readonly currencyId: number | undefined;
}

export const chosenCurrency = (
	form: Chosen,
	{ currencies }: WithdrawalFacts,
): WithdrawalCurrency | undefined => currencies?.find(({ id }) => id === form.currencyId);

/** The amount that Max fills in: the balance, in whole cents; `undefined` while it is unknown. */
export const largestWithdrawal = ({ free }: WithdrawalFacts): Money | undefined =>
	free &&
	Result.getOrUndefined(Result.map(withdrawalMaxRule.compute({ balance: free }), ({ max }) => money(max)));
