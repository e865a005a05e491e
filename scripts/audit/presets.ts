import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import type { MappedRule, Mapping } from "./mapping.ts";

/** The mapping of a file that the app exports. Its columns are keys of the app's texts, since each customer's file is in their language. */
export interface Preset {
	readonly preset: string;
	readonly id: string;
	readonly rules: readonly MappedRule[];
}

const completed = { "shared.export.status": "contract.order.completed" };
const branches = (...words: readonly string[]) =>
	Object.fromEntries(words.map((word) => [`contract.computed.branch.${word}`, word]));

const contractOrders: Preset = {
	preset: "contract-orders",
	id: "contract.order.number",
	rules: [
		{
			rule: "contract.margin",
			input: {
				marginMode: "contract.export.marginMode",
				quantity: "contract.ticket.quantity",
				contractSize: "contract.export.contractSize",
				price: "contract.order.openPrice",
				multiple: "contract.order.multiple",
			},
			texts: { marginMode: branches("fixed", "leveraged") },
			expected: { margin: "contract.order.margin" },
			when: completed,
		},
		{
			rule: "contract.fee",
			input: {
				feeType: "contract.export.feeType",
				quantity: "contract.ticket.quantity",
				margin: "contract.order.margin",
				feeRate: "contract.export.feeRate",
			},
			texts: { feeType: branches("per-quantity", "per-margin") },
			expected: { fee: "contract.order.fee" },
			when: completed,
		},
		{
			rule: "contract.floating-profit",
			input: {
				direction: "shared.export.direction",
				openPrice: "contract.order.openPrice",
				price: "contract.order.closePrice",
				quantity: "contract.ticket.quantity",
				contractSize: "contract.export.contractSize",
			},
			texts: { direction: { "contract.side.buy": "buy", "contract.side.sell": "sell" } },
			expected: { profit: "shared.export.profit" },
			when: completed,
		},
		{
			rule: "contract.net-profit",
			input: {
				profit: "shared.export.profit",
				fee: "contract.order.fee",
				cover: "contract.order.cover",
			},
			expected: { netProfit: "contract.order.net" },
			when: completed,
		},
	],
};

const microOrders: Preset = {
	preset: "micro-orders",
	id: "micro.order.number",
	rules: [
		{
			rule: "micro.expected-income",
			input: { amount: "shared.export.amount", profitRatio: "micro.order.ratio" },
			expected: { income: "shared.export.profit" },
			positive: "shared.export.profit",
		},
	],
};

const loans: Preset = {
	preset: "loans",
	id: "loan.number",
	rules: [
		{
			rule: "loan.amount-to-repay",
			input: { principal: "loan.amount", interest: "loan.interest", penalty: "loan.penalty" },
			expected: { amount: "loan.toRepay" },
		},
		{
			rule: "loan.total-interest",
			input: {
				amount: "loan.amount",
				dailyRate: "loan.dayRate",
				loanPeriodDays: "loan.period",
				freePeriodDays: "loan.freeDays",
			},
			expected: { interest: "loan.interest" },
			positive: "loan.penalty",
		},
	],
};

/** A fund pays its income on each day of the term; before the end the number of paid days is not in the file. */
const subscriptions: Preset = {
	preset: "subscriptions",
	id: "fund.record.number",
	rules: [
		{
			rule: "fund.total-profit",
			input: { dailyProfit: "fund.dailyProfit", lockDays: "fund.figure.lockDays" },
			expected: { profit: "fund.soFar" },
			when: { "fund.status": "fund.status.finished" },
		},
	],
};

export const presets: ReadonlyMap<string, Preset> = new Map(
	[contractOrders, microOrders, loans, subscriptions].map((one) => [one.preset, one]),
);

type Words = ReadonlyMap<string, string>;

/** The mapping of a preset in the language of the header; `undefined` if no language has its columns. */
export const mappingInLanguageOf = (header: readonly string[], preset: Preset): Mapping | undefined => {
	const heads = header.map(withoutUnit);
	const columnsOf = (words: Words) => (key: string) => header[heads.indexOf(words.get(key) ?? "")];
	const words = allWords().find((one) => keysOf(preset).every((key) => columnsOf(one)(key) !== undefined));
	if (!words) return undefined;
	const column = (key: string) => columnsOf(words)(key) ?? key;
	const text = (key: string) => words.get(key) ?? key;
	return {
		id: column(preset.id),
		rules: preset.rules.map((rule) => ({
			...rule,
			input: mapped(rule.input, (name) => name, column),
			expected: mapped(rule.expected, (name) => name, column),
			when: mapped(rule.when ?? {}, column, text),
			...(rule.positive === undefined ? {} : { positive: column(rule.positive) }),
			texts: Object.fromEntries(
				Object.entries(rule.texts ?? {}).map(([field, texts]) => [
					field,
					mapped(texts, text, (word) => word),
				]),
			),
		})),
	};
};

const mapped = (
	texts: Readonly<Record<string, string>>,
	name: (text: string) => string,
	value: (text: string) => string,
): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(texts).map(([one, other]) => [name(one), value(other)]));

const keysOf = ({ id, rules }: Preset): readonly string[] => [
	id,
	...rules.flatMap(({ input, expected, when = {}, positive }) => [
		...Object.values(input),
		...Object.values(expected),
		...Object.keys(when),
		...(positive === undefined ? [] : [positive]),
	]),
];

/** `Profit (USD)` → `Profit`: the currency of the site, or the zone of the times. */
const withoutUnit = (head: string): string => head.replace(/ \([^()]*\)$/u, "");

let loaded: readonly Words[] | undefined;

/** The texts of each language. */
const allWords = (): readonly Words[] => {
	loaded ??= readAllWords();
	return loaded;
};

const readAllWords = (): readonly Words[] => {
	const source = join(root, "packages/ui-react/src");
	const languages = new Map<string, Map<string, string>>();
	for (const path of readdirSync(source, { recursive: true, encoding: "utf8" })) {
		const [, code = ""] = /[\\/](?:first-)?words[\\/]([a-z]+)\.json$/.exec(path) ?? [];
		if (code === "") continue;
		const words = languages.get(code) ?? new Map<string, string>();
		languages.set(code, words);
		const read: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(source, path), "utf8"));
		for (const [key, text] of Object.entries(read)) words.set(key, text);
	}
	return [...languages.values()];
};
