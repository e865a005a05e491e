import { decimal, zero } from "../money/decimal.ts";
import { differsByHalf, neverNegative, propertiesOf, rises } from "../property/property.ts";
import {
	choose,
	type Expression,
	equals,
	isAtMost,
	isSame,
	multiply,
	percentage,
	round,
	subtract,
	sum,
} from "../rule/expression.ts";
import { dayProfitPercentRule } from "./day-profit-percent.rule.ts";
import { dayStartTotalRule } from "./day-start-total.rule.ts";
import { displayBalanceRule } from "./display-balance.rule.ts";
import { movementKinds } from "./movement-kind.ts";
import { shortageRule } from "./shortage.rule.ts";
import { balanceAfterRule } from "./statement/balance-after.rule.ts";
import { statementClosingRule } from "./statement/statement-closing.rule.ts";
import { statementSumRule } from "./statement/statement-sum.rule.ts";
import { accountTotalRule } from "./total.rule.ts";
import { transferableRule } from "./transferable.rule.ts";

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
	propertiesOf(transferableRule, [
		neverNegative("transferable", round("free", 2, "down")),
		{
			says: "it is never more than what is available",
			results: { transferable: {} },
			given: [isAtMost(zero, "free")],
			claim: isAtMost("transferable", "free"),
			wrong: { transferable: round("free", 1, "up") },
		},
		{
			says: "less than a cent of what is available stays",
			results: { transferable: {} },
			claim: isAtMost(subtract("free", "transferable"), decimal("0.01")),
			wrong: { transferable: round("free", 1, "down") },
		},
	]),
	propertiesOf(shortageRule, [
		{
			says: "with what is missing the account pays",
			results: { missing: {} },
			given: [isAtMost("free", "needed")],
			claim: isAtMost("needed", sum("free", "missing")),
			wrong: { missing: round(subtract("needed", "free"), 1, "down") },
		},
		{
			says: "it never asks for a cent more than is missing",
			results: { missing: {} },
			claim: isAtMost("missing", sum(subtract("needed", "free"), decimal("0.01"))),
			wrong: { missing: round(subtract("needed", "free"), 1, "up") },
		},
		{
			says: "what is moved covers what is missing",
			results: { missing: {}, wanted: { result: "wanted" } },
			claim: isAtMost("missing", "wanted"),
			wrong: {
				wanted: round(subtract(subtract("needed", "free"), multiply("needed", "allowance")), 2, "up"),
			},
		},
		{
			says: "without an allowance exactly what is missing is moved",
			results: {
				missing: { with: { allowance: zero } },
				wanted: { result: "wanted", with: { allowance: zero } },
			},
			claim: equals("missing", "wanted"),
			wrong: { wanted: round(sum("needed", "free"), 2, "up") },
		},
	]),
].flat();
