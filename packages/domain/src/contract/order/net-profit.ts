import { Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import { netProfitRule } from "../figures/net-profit.rule.ts";
import type { ContractOrder } from "./contract-order.ts";

/** The profit of an order after its fee and with its cover, by `contract.net-profit`. */
export const netProfitOf = ({
	profit,
	fee,
	cover,
}: Pick<ContractOrder, "profit" | "fee" | "cover">): Money | undefined => {
	if (!profit || !fee) return undefined;
	const made = Result.getOrUndefined(netProfitRule.compute({ profit, fee, ...(cover && { cover }) }));
	return made && money(made.netProfit);
};
