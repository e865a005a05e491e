import {
	expectedIncomeRule,
	type MicroOrder,
	type MicroTerms,
	profitPercentRule,
} from "@tradewind/domain/micro";
import { money, rate } from "@tradewind/domain/money";
import { Result } from "effect";

/**
 * The expected income of an order in progress, and its ratio in percent (Spec 1 §5, §9); `undefined` if the ratio is not
 * known, or the rules refuse the figures.
 */
export const possibleIncomeOf = ({
	amount,
	profitRatio,
}: MicroOrder): Pick<MicroTerms, "income" | "percent"> | undefined =>
	profitRatio &&
	Result.getOrUndefined(
		Result.gen(function* () {
			const { income } = yield* expectedIncomeRule.compute({ amount, profitRatio });
			const { percent } = yield* profitPercentRule.compute({ profitRatio });
			return { income: money(income), percent: rate(percent) };
		}),
	);
