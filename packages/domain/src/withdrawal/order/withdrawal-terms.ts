import { Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import { withdrawalFeeRule } from "../figures/fee.rule.ts";
import { withdrawalMaxRule } from "../figures/max.rule.ts";
import { withdrawalReceiveRule } from "../figures/receive.rule.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";

/** Cost and yield of an amount with a currency's terms (Spec 2 §9). */
export interface WithdrawalFigures {
	/** Part of the amount, in the account's currency. */
	readonly fee: Money;
	/** Received, in the chosen currency. */
	readonly receive: Money;
}

/** The figures of an amount of zero or more; `undefined` if a rule refuses the terms. */
export const figuresOf = (
	amount: Money,
	{ feeType, drawRate, rate }: WithdrawalCurrency,
	kind: WithdrawalKind,
): WithdrawalFigures | undefined =>
	Result.getOrUndefined(
		Result.gen(function* () {
			const { fee } = yield* withdrawalFeeRule.compute({ amount, feeType, drawRate });
			const { receive } = yield* withdrawalReceiveRule.compute({ amount, fee, rate, kind });
			return { fee: money(fee), receive: money(receive) };
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
