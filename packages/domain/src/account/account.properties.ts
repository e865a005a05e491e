import { zero } from "../money/decimal.ts";
import { differsByHalf, propertiesOf, rises } from "../property/property.ts";
import {
	choose,
	type Expression,
	equals,
	isAtMost,
	isSame,
	percentage,
	subtract,
	sum,
} from "../rule/expression.ts";
import { dayProfitPercentRule } from "./day-profit-percent.rule.ts";
import { dayStartTotalRule } from "./day-start-total.rule.ts";
import { displayBalanceRule } from "./display-balance.rule.ts";
import { movementKinds } from "./movement-kind.ts";
import { balanceAfterRule } from "./statement/balance-after.rule.ts";
import { statementClosingRule } from "./statement/statement-closing.rule.ts";
import { statementSumRule } from "./statement/statement-sum.rule.ts";
import { accountTotalRule } from "./total.rule.ts";

const sameKind = { sumOf: "same" };
/** A wrong sum after a movement of the same kind, and after one of another. */
const wrongSum = (same: Expression, another: Expression) => ({
	sum: choose(isSame("sumOf", "kind"), { same, another }),
});

export const accountProperties = [
	propertiesOf(accountTotalRule, [
		rises("total", "free", subtract("locked", "free")),
		rises("total", "locked", subtract("free", "locked")),
		{
			says: "money that becomes locked stays in it",
			results: {
				before: {},
				after: { with: { free: subtract("free", "amount"), locked: sum("locked", "amount") } },
			},
			claim: equals("before", "after"),
			wrong: { total: subtract("free", "locked") },
		},
	]),
	propertiesOf(displayBalanceRule, [
		rises("amount", "amount", subtract(zero, "amount")),
		...differsByHalf("amount", "0.005"),
	]),
	propertiesOf(balanceAfterRule, [
		{
			says: "a movement changes it by exactly its amount",
			results: { after: {} },
			claim: equals(subtract("after", "before"), "change"),
			wrong: { after: subtract("before", "change") },
		},
	]),
	propertiesOf(statementSumRule, [
		{
			says: "a movement of another kind changes nothing",
			results: { sum: { cases: { sumOf: "another" } } },
			claim: equals("sum", "before"),
			wrong: wrongSum("before", sum("before", "change")),
		},
		{
			says: "a movement of the kind changes it by exactly its amount",
			results: { sum: { cases: sameKind } },
			claim: equals(subtract("sum", "before"), "change"),
			wrong: wrongSum(subtract("before", "change"), "before"),
		},
		{
			says: "the order of two movements does not matter",
			results: {
				first: { cases: sameKind, with: { change: "one" } },
				both: { cases: sameKind, with: { before: "first", change: "other" } },
				last: { cases: sameKind, with: { change: "other" } },
				reversed: { cases: sameKind, with: { before: "last", change: "one" } },
			},
			claim: equals("both", "reversed"),
			wrong: wrongSum(sum("before", "before", "change"), "before"),
		},
	]),
	propertiesOf(statementClosingRule, [
		...(["opening", ...movementKinds] as const).map((figure) => ({
			says: `${figure} changes it by exactly its amount`,
			results: { before: {}, after: { with: { [figure]: sum(figure, "more") } } },
			claim: equals(subtract("after", "before"), "more"),
			wrong: {
				closing: sum(...["opening", ...movementKinds].filter((other) => other !== figure)),
			},
		})),
	]),
	propertiesOf(dayStartTotalRule, [
		rises("startTotal", "totalBalance", subtract("profits", "totalBalance")),
		{
			says: "with the profits it is the total with the floating profit",
			results: { start: {} },
			claim: equals(sum("start", "profits"), sum("totalBalance", "floatingProfit")),
			wrong: { startTotal: subtract("totalBalance", "profits") },
		},
	]),
	propertiesOf(dayProfitPercentRule, [
		rises("percent", "profits", subtract(zero, "profits")),
		{
			says: "a loss is never shown as a gain",
			results: { percent: {} },
			given: [isAtMost("profits", zero)],
			claim: isAtMost("percent", zero),
			wrong: { percent: percentage(sum("profits", "startTotal"), "startTotal", 2, "half up") },
		},
	]),
].flat();
