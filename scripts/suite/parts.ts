import type { CountedBy } from "./counts.ts";
import { walksOfRun } from "./walks.ts";

export interface Step {
	readonly title: string;
	/** A file for Node, and its arguments. */
	readonly run: readonly [file: string, ...args: string[]];
	/** More arguments for a run of all its tests: what they measure says nothing of a selection. */
	readonly whole?: readonly string[];
	/** What the report of such a run tells besides. */
	readonly account?: (report: string) => Account;
	readonly countedBy: CountedBy;
}

/** Lines to print, and problems, each of which is a failure. */
export interface Account {
	readonly lines: readonly string[];
	readonly problems: readonly string[];
}

export interface Part {
	/** `npm run test:<name>` runs only this part. */
	readonly name: string;
	readonly steps: readonly Step[];
}

const vitest = "node_modules/vitest/vitest.mjs";
const biome = "node_modules/@biomejs/biome/bin/biome";
const playwright = "node_modules/@playwright/test/cli.js";

/** Everything that `npm test` runs, in order: quick answers first, the browser last. */
export const parts: readonly Part[] = [
	{ name: "types", steps: [{ title: "type-check", run: ["scripts/type-check.ts"], countedBy: "checks" }] },
	{
		name: "lint",
		steps: [
			{ title: "Biome", run: [biome, "check", "--error-on-warnings"], countedBy: "exit code" },
			{ title: "our own lints", run: ["scripts/lints.ts"], countedBy: "checks" },
		],
	},
	{
		name: "boundaries",
		steps: [{ title: "who may import whom", run: ["scripts/boundaries.ts"], countedBy: "checks" }],
	},
	{
		name: "unit",
		steps: [
			{
				title: "unit, property and machine tests, what they cover of the domain and walk of its machines",
				run: [vitest, "run", "--project", "unit"],
				whole: ["--coverage"],
				account: walksOfRun,
				countedBy: "vitest",
			},
			{
				title: "tests of the lints, gates and generators themselves",
				run: [vitest, "run", "--project", "tools"],
				countedBy: "vitest",
			},
		],
	},
	{
		name: "contracts",
		steps: [
			{
				title: "consumer: the adapters keep to their pacts",
				run: [vitest, "run", "--project", "contracts", "consumer.pact"],
				countedBy: "vitest",
			},
			{
				title: "provider: the mock platform keeps to the pacts",
				run: [vitest, "run", "--project", "contracts", "provider.pact"],
				countedBy: "vitest",
			},
			{
				title: "self-test: planted drift turns the verification red",
				run: [vitest, "run", "--project", "contracts", "drift.pact"],
				countedBy: "vitest",
			},
		],
	},
	{
		name: "docs",
		steps: [
			{ title: "generated documents are fresh", run: ["scripts/docs.ts", "--check"], countedBy: "checks" },
			{
				title: "OpenAPI and AsyncAPI are fresh",
				run: ["contracts/scripts/generate.ts", "--check"],
				countedBy: "exit code",
			},
		],
	},
	{
		name: "planted",
		steps: [{ title: "planted faults turn red", run: ["scripts/planted.ts"], countedBy: "checks" }],
	},
	{
		name: "e2e",
		steps: [
			{ title: "a Chromium to test with", run: ["scripts/browser.ts"], countedBy: "exit code" },
			{
				title: "browser tests on a phone's screen",
				run: [playwright, "test", "--config", "packages/ui-react/playwright.config.ts"],
				countedBy: "playwright",
			},
		],
	},
];
