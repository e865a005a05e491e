import { Result } from "effect";
import { type Money, money, type Rate, rate } from "../../money/decimal.ts";
import { withdrawalFeeRule } from "../figures/fee.rule.ts";
import { withdrawalMaxRule } from "../figures/max.rule.ts";
import { withdrawalRateRule } from "../figures/rate.rule.ts";
import { withdrawalReceiveRule } from "../figures/receive.rule.ts";
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
}

/** The figures of an amount of zero or more; `undefined` if a rule refuses the terms. */
export const figuresOf = (
	amount: Money,
	{ feeType, drawRate, usdPrice }: WithdrawalCurrency,
	kind: WithdrawalKind,
): WithdrawalFigures | undefined =>
	Result.getOrUndefined(
		Result.gen(function* () {
			const { fee } = yield* withdrawalFeeRule.compute({ amount, feeType, drawRate });
			const { rate: perDollar } = yield* withdrawalRateRule.compute({ usdPrice });
			const { receive } = yield* withdrawalReceiveRule.compute({ amount, fee, rate: perDollar, kind });
			const { usdValue } = yield* withdrawalUsdValueRule.compute({ receive, usdPrice });
			return { fee: money(fee), receive: money(receive), rate: rate(perDollar), usdValue: money(usdValue) };
		}),
	);

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
