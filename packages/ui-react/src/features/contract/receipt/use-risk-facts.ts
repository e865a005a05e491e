import { type RiskFacts, riskFactsOf } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { useApp } from "../../../state/app.ts";

/** Balance and open positions, for the margin level after an order; `undefined` until both are known. */
export const useRiskFacts = (): RiskFacts | undefined => {
	const { balances, orders } = useApp();
	const balance = useSelector(balances, ({ context }) =>
		context.balances?.find(({ kind }) => kind === "forex"),
	);
	const holding = useSelector(orders, ({ context }) => context.holding);
	const totals = useSelector(orders, ({ context }) => context.totals);
	return riskFactsOf(balance, { holding, totals });
};
