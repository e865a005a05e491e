/** A fault, and the gate that must find it. */
export interface SeededFault {
	readonly name: string;
	readonly file: string;
	/** The faulty text of the file; the text is empty if the file does not exist. */
	readonly introduce: (text: string) => string;
	/** The command that must find it, and the part of `npm test` that it belongs to. */
	readonly gate: readonly [file: string, ...args: string[]];
	readonly part: string;
	/** Text of the gate's output, which proves that it failed for this reason. */
	readonly names: string;
}

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = ["node_modules/@playwright/test/cli.js", "test", "--retries=0"] as const;
/** Of the home page of a customer. */
const startCounts = [
	...playwright,
	"--config=packages/ui-react/playwright.config.ts",
	"--project=measured",
	"--grep=/: the page is rendered once",
] as const;

/** Replaces `from` in `text`; throws if it is missing, since no fault would be introduced. */
const changed = (text: string, from: string, to: string): string => {
	if (!text.includes(from)) throw new Error(`"${from}" is missing: no fault to introduce.`);
	return text.replaceAll(from, to);
};

const faults: readonly SeededFault[] = [
	{
		name: "a forbidden import",
		file: "packages/domain/src/contract/figures/margin.rule.ts",
		introduce: (text) => `import "@tradewind/contracts";\n${text}`,
		gate: ["scripts/boundaries.ts"],
		part: "boundaries",
		names: "packages/domain/src/contract/figures/margin.rule.ts → contracts/src/index.ts",
	},
	{
		name: "an untranslated literal",
		file: "packages/ui-react/src/ui/status/seeded.tsx",
		introduce: () => "export const Seeded = () => <p>Buy now</p>;\n",
		gate: ["scripts/lints.ts"],
		part: "lint",
		names: 'seeded.tsx:1: "Buy now"',
	},
	{
		name: "an export without a reader",
		file: "packages/domain/src/money/decimal.ts",
		introduce: (text) => `${text}export const seeded = 1;\n`,
		gate: ["node_modules/knip/bin/knip.js", "--no-progress"],
		part: "lint",
		names: "seeded  packages/domain/src/money/decimal.ts",
	},
	{
		name: "a changed rule example",
		file: "packages/domain/src/contract/figures/margin.rule.ts",
		introduce: (text) => changed(text, 'gives: { margin: "5.4201" }', 'gives: { margin: "5.4202" }'),
		gate: [vitest, "run", "--project", "unit", "rule-book"],
		part: "unit",
		names: "expected { margin: '5.4201' } to deeply equal { margin: '5.4202' }",
	},
	{
		name: "a changed rule example",
		file: "packages/domain/src/contract/figures/margin.rule.ts",
		introduce: (text) => changed(text, 'gives: { margin: "5.4201" }', 'gives: { margin: "5.4202" }'),
		gate: ["scripts/docs.ts", "--check"],
		part: "docs",
		names: "✗ docs/rule-book.md",
	},
	{
		name: "a changed rounding",
		file: "packages/domain/src/micro/figures/expected-income.rule.ts",
		introduce: (text) => changed(text, '2, "down"', '2, "half even"'),
		gate: ["scripts/audit.ts", "scripts/audit/vectors.jsonl"],
		part: "unit",
		names: "micro.expected-income",
	},
	{
		name: "a changed wire field",
		file: "contracts/src/contract.ts",
		introduce: (text) => changed(text, "CautionMoney:", "MarginMoney:"),
		gate: [vitest, "run", "--project", "contracts", "http.consumer.pact"],
		part: "contracts",
		names: "contract.getOrders",
	},
	{
		name: "a changed wire field",
		file: "contracts/src/contract.ts",
		introduce: (text) => changed(text, "CautionMoney:", "MarginMoney:"),
		gate: ["contracts/scripts/generate.ts", "--check"],
		part: "docs",
		names: "Without a meaning in contracts/src/meanings: ContractOrder.MarginMoney",
	},
	{
		name: "a changed summary of a call",
		file: "contracts/src/contract.ts",
		introduce: (text) => changed(text, "Close a holding order", "Close an order"),
		gate: ["contracts/scripts/generate.ts", "--check"],
		part: "docs",
		names: "openapi.json is stale",
	},
];

/** Each needs a build of the UI, which takes longer than its gate. */
const faultsOfUi: readonly SeededFault[] = [
	{
		name: "a second render of all instrument rows",
		file: "packages/ui-react/src/instruments/rows/instrument-row.tsx",
		introduce: (text) =>
			`import { useEffect, useState } from "react";\n${changed(
				text,
				"	const view = useView(",
				"	const [, again] = useState(false);\n	useEffect(() => again(true), []);\n	const view = useView(",
			)}`,
		gate: startCounts,
		part: "e2e",
		names: "row 1 EURUSD",
	},
	{
		name: "a layout effect that measures",
		file: "packages/ui-react/src/start/root.tsx",
		introduce: (text) =>
			changed(
				text,
				"delete document.documentElement.dataset.shell;",
				"delete document.documentElement.dataset.shell;\n		document.body.getBoundingClientRect();",
			),
		gate: startCounts,
		part: "e2e",
		names: "at /assets/app-",
	},
	{
		name: "a sheet whose height is a percentage of an indefinite one",
		file: "packages/ui-react/src/ui/sheet/sheet.module.css",
		introduce: (text) =>
			changed(
				changed(
					text,
					".sheet[open] {\n\tdisplay: flex;\n\tflex-direction: column;\n}",
					".sheet[open] {\n\tdisplay: block;\n}",
				),
				"\tdisplay: flex;\n\tflex: 1 1 auto;\n\tflex-direction: column;\n\tmin-block-size: 0;\n",
				"\tdisplay: flex;\n\tflex-direction: column;\n\tblock-size: 100%;\n\tmax-block-size: inherit;\n",
			),
		gate: [
			...playwright,
			"--config=packages/ui-react/engines.config.ts",
			"--project=webkit",
			"--grep=the receipt before an order",
		],
		part: "engines",
		names: "it has no height",
	},
];

/** The faults of a group are introduced at once, so that one build of the UI has them all; the longest group is the first. */
export const groupsOfFaults: readonly (readonly SeededFault[])[] = [
	faultsOfUi,
	...faults.map((fault) => [fault]),
];
