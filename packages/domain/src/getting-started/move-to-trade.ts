import { BigDecimal, Result } from "effect";
import type { Balance } from "../account/balance.ts";
import { transferableRule } from "../account/transferable.rule.ts";
import { type Money, money } from "../money/decimal.ts";

/** The transfer of all free money of the cash account to the first account that pays orders; `undefined` if there is none to move. */
export const moveToTrade = (
	balances: readonly Balance[],
): { readonly from: number; readonly to: number; readonly amount: Money } | undefined => {
	const from = balances.find(({ kind }) => kind === "change");
	if (from?.currencyId === undefined) return undefined;
	// Transfers are between accounts of one currency that is known (docs/assumptions.md, A-340).
	const to = (["forex", "micro"] as const)
		.map((pays) => balances.find(({ kind, currencyId }) => kind === pays && currencyId === from.currencyId))
		.find((account) => account !== undefined);
	const amount = money(Result.getOrThrow(transferableRule.compute({ free: from.free })).transferable);
	if (!to || !BigDecimal.isPositive(amount)) return undefined;
	return { from: from.accountId, to: to.accountId, amount };
};
