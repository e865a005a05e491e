import {
	exitCostRule,
	type Fund,
	fundDailyProfitRule,
	fundTotalProfitRule,
	redemptionPenaltyRule,
	type Subscription,
} from "@tradewind/domain/fund";
import { type Decimal, decimal } from "@tradewind/domain/money";
import { Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { useWords } from "../../i18n/words.ts";

/** How the income of a typed amount is computed (Spec 2 §9). */
export const IncomeComputations = (props: { readonly fund: Fund; readonly amount: Decimal }): ReactNode => {
	const { fund, amount } = props;
	const { t } = useWords();
	const nameOf = (figure: string) => t(`fund.figure.${figure}`);
	const { dividendPercent, lockDays, currency } = fund;
	const daily = Result.getOrUndefined(fundDailyProfitRule.compute({ amount, dividendPercent }));
	const total =
		daily && Result.getOrUndefined(fundTotalProfitRule.compute({ dailyProfit: daily.profit, lockDays }));
	if (!daily || !total) return null;
	return (
		<>
			<Computation
				title={t("fund.dailyProfit")}
				rule={fundDailyProfitRule}
				nameOf={nameOf}
				figures={{ amount, dividendPercent }}
				result={daily.profit}
				currency={currency}
			/>
			<Computation
				title={t("fund.totalProfit")}
				rule={fundTotalProfitRule}
				nameOf={nameOf}
				figures={{ dailyProfit: daily.profit, lockDays: decimal(String(lockDays)) }}
				result={total.profit}
				currency={currency}
			/>
		</>
	);
};

/** How the cost of leaving today is computed (ours, A-392). */
export const ExitComputations = (props: {
	readonly subscription: Subscription;
	readonly daysLeft: number;
}): ReactNode => {
	const { subscription, daysLeft } = props;
	const { amount, dailyProfit, fund } = subscription;
	const { t } = useWords();
	const nameOf = (figure: string) =>
		t(figure === "shareAmount" ? "fund.figure.amount" : `fund.figure.${figure}`);
	const { penaltyPercent } = fund;
	if (!penaltyPercent || !dailyProfit) return null;
	const figures = { shareAmount: amount, liquidatedDamagesPercent: penaltyPercent };
	const penalty = Result.getOrUndefined(redemptionPenaltyRule.compute(figures))?.penalty;
	const cost =
		penalty && Result.getOrUndefined(exitCostRule.compute({ penalty, dailyProfit, daysLeft }))?.cost;
	if (!penalty || !cost) return null;
	return (
		<>
			<Computation
				title={t("fund.figure.penalty")}
				rule={redemptionPenaltyRule}
				nameOf={nameOf}
				figures={figures}
				result={penalty}
				currency={fund.currency}
			/>
			<Computation
				title={t("fund.exitCost")}
				rule={exitCostRule}
				nameOf={nameOf}
				figures={{ penalty, dailyProfit, daysLeft: decimal(String(daysLeft)) }}
				result={cost}
				currency={fund.currency}
			/>
		</>
	);
};
