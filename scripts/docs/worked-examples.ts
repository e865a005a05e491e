import { type AnyRule, formulaText, runRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { Result } from "effect";
import { table } from "./document.ts";
import { ruleAnchor } from "./rule-chapter.ts";

type Figures = Readonly<Record<string, string>>;

/** A step: a rule, and its fields, each a text or the name of a result of a step before (`=margin`). */
interface Step {
	readonly what: string;
	readonly rule: string;
	readonly given: Figures;
	/** The names by which later steps use the results, if they are not those of the rule. */
	readonly as?: Figures;
}

interface Example {
	readonly title: string;
	readonly text: string;
	readonly steps: readonly Step[];
}

const buy = { quantity: "0.5", contractSize: "1000" };
const movement = (kind: string, change: string, before: string) => ({ sumOf: kind, kind, before, change });
const none = {
	deposit: "0",
	withdrawal: "0",
	transfer: "0",
	fund: "0",
	loan: "0",
	other: "0",
	reservation: "0",
};

const examples: readonly Example[] = [
	{
		title: "A contract order, from the ticket to the statement",
		text: "A customer with 1,000 buys 0.5 lots at 1.08402 with leverage 100 and sells them at 1.10402.",
		steps: [
			{
				what: "the ticket: margin",
				rule: "contract.margin",
				given: { marginMode: "leveraged", ...buy, price: "1.08402", multiple: "100" },
			},
			{
				what: "the ticket: fee",
				rule: "contract.fee",
				given: { feeType: "per-quantity", quantity: "0.5", feeRate: "1.5" },
			},
			{ what: "the ticket: total", rule: "contract.order-total", given: { margin: "=margin", fee: "=fee" } },
			{
				what: "the receipt: available afterwards",
				rule: "contract.free-after",
				given: { free: "1000", margin: "=margin", fee: "=fee" },
			},
			{
				what: "the position at 1.10402",
				rule: "contract.floating-profit",
				given: { direction: "buy", openPrice: "1.08402", price: "1.10402", ...buy },
			},
			{
				what: "the history: net profit",
				rule: "contract.net-profit",
				given: { profit: "=profit", fee: "=fee" },
			},
			{
				what: "the statement: results",
				rule: "account.statement-sum",
				given: movement("result", "=profit", "0"),
				as: { sum: "results" },
			},
			{
				what: "the statement: closing balance",
				rule: "account.statement-closing",
				given: { opening: "1000", ...none, result: "=results", fee: "-0.75" },
			},
		],
	},
	{
		title: "A micro order, from the ticket to the statement",
		text: "A customer with 500 puts 100 on a rise, with a profit ratio of 0.85, and wins.",
		steps: [
			{ what: "the ticket: profit rate", rule: "micro.profit-percent", given: { profitRatio: "0.85" } },
			{
				what: "the ticket: potential profit",
				rule: "micro.expected-income",
				given: { amount: "100", profitRatio: "0.85" },
			},
			{
				what: "the ticket: potential loss",
				rule: "micro.loss",
				given: { amount: "100", profitRatio: "0.85", lossLevel: "0" },
			},
			{
				what: "the statement: closing balance",
				rule: "account.statement-closing",
				given: { opening: "500", ...none, result: "=income", fee: "0" },
			},
		],
	},
	{
		title: "A withdrawal, from the form to the statement",
		text: "A customer with 1,000.009 withdraws all of it in a coin of 2 dollars, for a fee of 1 percent.",
		steps: [
			{ what: "the form: Max", rule: "withdrawal.max", given: { balance: "1000.009" } },
			{
				what: "the form: fee",
				rule: "withdrawal.fee",
				given: { amount: "=max", feeType: "percent", drawRate: "1" },
			},
			{
				what: "the form: received",
				rule: "withdrawal.receive",
				given: { amount: "=max", fee: "=fee", accountPrice: "1", usdPrice: "2", kind: "crypto" },
			},
			{
				what: "the form: its value in dollars",
				rule: "withdrawal.usd-value",
				given: { receive: "=receive", usdPrice: "2" },
			},
			{ what: "the form: left", rule: "withdrawal.left", given: { balance: "1000.009", amount: "=max" } },
			{
				what: "the statement: running balance",
				rule: "account.balance-after",
				given: { before: "1000.009", change: "-1000" },
			},
		],
	},
	{
		title: "A loan, from the form to its repayment",
		text: "A customer borrows 1,000 for 30 days at 0.1 percent a day, the first 7 days without interest, and repays it 2 days late.",
		steps: [
			{ what: "the form: rate in percent", rule: "loan.rate-percent", given: { rate: "0.001" } },
			{
				what: "the form: interest until the due date",
				rule: "loan.total-interest",
				given: { amount: "1000", dailyRate: "0.001", loanPeriodDays: "30", freePeriodDays: "7" },
			},
			{
				what: "the record: penalty",
				rule: "loan.penalty",
				given: { amount: "1000", penaltyRate: "0.002", overdueDays: "2" },
			},
			{
				what: "the record: to repay",
				rule: "loan.amount-to-repay",
				given: { principal: "1000", interest: "=interest", penalty: "=penalty" },
				as: { amount: "owed" },
			},
			{
				what: "the repayment in a coin of 0.998",
				rule: "loan.coins-to-repay",
				given: { amount: "=owed", price: "0.998", digits: "8" },
			},
		],
	},
	{
		title: "A fund, from the subscription to the redemption",
		text: "A customer subscribes 1,000 for 30 days at 0.5 percent a day and redeems after 3 days with a penalty of 3 percent.",
		steps: [
			{
				what: "the form: income per day",
				rule: "fund.daily-profit",
				given: { amount: "1000", dividendPercent: "0.5" },
				as: { profit: "daily" },
			},
			{
				what: "the form: income over the whole term",
				rule: "fund.total-profit",
				given: { dailyProfit: "=daily", lockDays: "30" },
			},
			{
				what: "the record: days paid",
				rule: "fund.days-paid",
				given: { totalProfit: "15", dailyProfit: "=daily" },
			},
			{
				what: "the redemption: penalty",
				rule: "fund.redemption-penalty",
				given: { shareAmount: "1000", liquidatedDamagesPercent: "3" },
			},
			{
				what: "the redemption: cost of leaving today",
				rule: "fund.exit-cost",
				given: { penalty: "=penalty", dailyProfit: "=daily", daysLeft: "27" },
			},
			{
				what: "the redemption: paid back",
				rule: "fund.returned-amount",
				given: { shareAmount: "1000", penalty: "=penalty" },
			},
		],
	},
	{
		title: "Copy trading, from the trader to the result",
		text: "A customer copies a trade of 0.5 lots with a profit of 20 in twice its size, and 10 are left of the maximum amount.",
		steps: [
			{
				what: "the copy: quantity",
				rule: "copy-trading.copied-quantity",
				given: { quantity: "0.5", multiple: "2" },
				as: { copied: "lots" },
			},
			{
				what: "the copy: margin",
				rule: "contract.margin",
				given: {
					marginMode: "leveraged",
					quantity: "=lots",
					contractSize: "1000",
					price: "1.08402",
					multiple: "100",
				},
			},
			{
				what: "the copy: reserved and earned",
				rule: "copy-trading.copied-trade",
				given: { profit: "20", multiple: "2", margin: "=margin", left: "10" },
			},
			{
				what: "the result of 100",
				rule: "copy-trading.copied-result",
				given: { amount: "100", profits: "=copied" },
			},
		],
	},
];

/** A chapter for each product: every step with its rule, its figures and its result, computed by the rules. */
export const workedExamples = (): readonly string[] => [
	"## Worked examples",
	"Computed by the rules when this page is generated. A figure in italics is a result of a step before.",
	...examples.flatMap(({ title, text, steps }) => [`### ${title}`, text, tableOf(steps)]),
];

const tableOf = (steps: readonly Step[]): string => {
	const known: Record<string, string> = {};
	return table(
		["step", "rule", "formula", "figures", "result"],
		steps.map(({ what, rule: id, given, as = {} }) => {
			const rule = (rules as readonly AnyRule[]).find((one) => one.id === id);
			if (!rule) throw new Error(`There is no rule ${id}.`);
			const figures = Object.fromEntries(
				Object.entries(given).map(([name, text]) => [
					name,
					text.startsWith("=") ? known[text.slice(1)] : text,
				]),
			);
			const computed = runRule(rule, figures);
			if (Result.isFailure(computed)) throw new Error(`${id} refuses ${computed.failure.field} of ${what}.`);
			const results = Object.entries(Object(computed.success)).map(
				([name, value]) => [name, String(value)] as const,
			);
			for (const [name, value] of results) known[as[name] ?? name] = value;
			return [
				what,
				`[\`${id}\`](rule-book.md#${ruleAnchor(id)})`,
				`\`${formulaText(rule)}\``,
				Object.entries(given)
					.map(([name, text]) => `${name} ${text.startsWith("=") ? `*${figures[name]}*` : text}`)
					.join(", "),
				results.map(([name, value]) => `${name} **${value}**`).join(", "),
			];
		}),
	);
};
