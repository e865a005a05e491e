import { zero } from "../money/decimal.ts";
import { falls, propertiesOf, rises } from "../property/property.ts";
import { equals, isAtMost, subtract, sum } from "../rule/expression.ts";
import { transferBalancesRule } from "./balances-after.rule.ts";

const both = { fromAfter: { result: "fromAfter" }, toAfter: { result: "toAfter" } };

export const transferProperties = [
	propertiesOf(transferBalancesRule, [
		falls("fromAfter", "amount", sum("from", "amount")),
		rises("toAfter", "amount", subtract("to", "amount")),
		{
			says: "nothing is lost or gained: the sum of both balances stays",
			results: both,
			claim: equals(sum("fromAfter", "toAfter"), sum("from", "to")),
			wrong: { toAfter: "to" },
		},
		{
			says: "an amount that the balance covers leaves nothing below zero",
			results: { fromAfter: { result: "fromAfter" } },
			given: [isAtMost("amount", "from")],
			claim: isAtMost(zero, "fromAfter"),
			wrong: { fromAfter: subtract("from", "amount", "amount") },
		},
	]),
].flat();
