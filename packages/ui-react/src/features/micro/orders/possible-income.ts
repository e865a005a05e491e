import {
	expectedIncomeRule,
	type MicroOrder,
	type MicroTerms,
	money,
	profitPercentRule,
	rate,
} from "@tradewind/domain";
import { Result } from "effect";

/** What an order that runs can win, and its ratio in percent (Spec 1 §5, §9); `undefined` for figures that the rules refuse. */
export const possibleIncomeOf = ({
	amount,
	profitRatio,
}: MicroOrder): Pick<MicroTerms, "income" | "percent"> | undefined =>
	Result.getOrUndefined(
		Result.gen(function* () {
			const { income } = yield* expectedIncomeRule.compute({ amount, profitRatio });
			const { percent } = yield* profitPercentRule.compute({ profitRatio });
			return { income: money(income), percent: rate(percent) };
		}),
	);
