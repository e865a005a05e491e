/** A fault, and the gate that must not let it pass. */
export interface Plant {
	readonly name: string;
	readonly file: string;
	/** Makes the faulty text of the file; the file need not exist. */
	readonly spoil: (text: string) => string;
	/** What `npm test` runs for this, and the part it belongs to. */
	readonly gate: readonly [file: string, ...args: string[]];
	readonly part: string;
	/** What the gate's output names, so that it is not red for another reason. */
	readonly names: string;
}

const vitest = "node_modules/vitest/vitest.mjs";

/** `text` with one piece changed; throws when the piece is not there, for then nothing would be planted. */
const changed = (text: string, from: string, to: string): string => {
	if (!text.includes(from)) throw new Error(`Nothing to plant in: "${from}" is not there.`);
	return text.replaceAll(from, to);
};

export const plants: readonly Plant[] = [
	{
		name: "a forbidden import",
		file: "packages/domain/src/contract/figures/margin.rule.ts",
		spoil: (text) => `import "@tradewind/contracts";\n${text}`,
		gate: ["scripts/boundaries.ts"],
		part: "boundaries",
		names: "packages/domain/src/contract/figures/margin.rule.ts → contracts/src/index.ts",
	},
	{
		name: "an untranslated literal",
		file: "packages/ui-react/src/ui/status/planted.tsx",
		spoil: () => "export const Planted = () => <p>Buy now</p>;\n",
		gate: ["scripts/lints.ts"],
		part: "lint",
		names: 'planted.tsx:1: "Buy now"',
	},
	{
		name: "a changed rule example",
		file: "packages/domain/src/contract/figures/margin.rule.ts",
		spoil: (text) => changed(text, 'gives: { margin: "5.4201" }', 'gives: { margin: "5.4202" }'),
		gate: [vitest, "run", "--project", "unit", "rule-book"],
		part: "unit",
		names: "expected { margin: '5.4201' } to deeply equal { margin: '5.4202' }",
	},
	{
		name: "a changed rule example",
		file: "packages/domain/src/contract/figures/margin.rule.ts",
		spoil: (text) => changed(text, 'gives: { margin: "5.4201" }', 'gives: { margin: "5.4202" }'),
		gate: ["scripts/docs.ts", "--check"],
		part: "docs",
		names: "✗ docs/rule-book.md",
	},
	{
		name: "a changed rounding",
		file: "packages/domain/src/micro/figures/expected-income.rule.ts",
		spoil: (text) => changed(text, '2, "half up"', '2, "half even"'),
		gate: ["scripts/audit.ts", "scripts/audit/vectors.jsonl"],
		part: "unit",
		names: "micro.expected-income",
	},
	{
		name: "a changed wire field",
		file: "contracts/src/contract.ts",
		spoil: (text) => changed(text, "CautionMoney:", "MarginMoney:"),
		gate: [vitest, "run", "--project", "contracts", "http.consumer.pact"],
		part: "contracts",
		names: "contract.getOrders",
	},
	{
		name: "a changed wire field",
		file: "contracts/src/contract.ts",
		spoil: (text) => changed(text, "CautionMoney:", "MarginMoney:"),
		gate: ["contracts/scripts/generate.ts", "--check"],
		part: "docs",
		names: "openapi.json is stale",
	},
];
