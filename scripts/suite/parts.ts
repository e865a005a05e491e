import { globSync } from "node:fs";
import { root } from "../paths.ts";
import type { CountedBy, ReportSummary } from "./counts.ts";
import { machineCoverageOf } from "./machine-coverage.ts";

export interface Step {
	readonly title: string;
	/** A file for Node, and its arguments. */
	readonly run: readonly [file: string, ...args: string[]];
	/** Further arguments for a run of all tests: coverage of a selection would mean nothing. */
	readonly whole?: readonly string[];
	/** A selection of tests runs in the other steps of the part. */
	readonly isOnlyWhole?: true;
	/** Evaluates the report of a run of all tests. */
	readonly summarise?: (report: string) => ReportSummary;
	readonly countedBy: CountedBy;
}

/** Lanes in one row run side by side, rows one after the other: what measures times or counts frames runs alone. */
export const lanes = [["a", "b"], ["alone"], ["c", "d"]] as const;
type Lane = (typeof lanes)[number][number];

export interface Part {
	/** `npm run test:<name>` runs only this part. */
	readonly name: string;
	readonly lane: Lane;
	readonly steps: readonly Step[];
}

const vitest = "node_modules/vitest/vitest.mjs";
/** The measuring of coverage slows tests to a third. Those of other packages reach no further branch of the domain. */
const testsWithCoverage = ["packages/domain/src/", "packages/ui-react/src/", "packages/adapters-ws/src/"];
const otherTests = [
	"contracts/src/",
	...globSync("packages/*/src", { cwd: root }).map((folder) => `${folder.replaceAll("\\", "/")}/`),
].filter((folder) => !testsWithCoverage.includes(folder));
const biome = "node_modules/@biomejs/biome/bin/biome";
const playwright = "node_modules/@playwright/test/cli.js";
const browserTests = [
	playwright,
	"test",
	"--config",
	"packages/ui-react/playwright.config.ts",
	"--pass-with-no-tests",
] as const;

/** Everything that `npm test` runs, in the order of each lane. */
export const parts: readonly Part[] = [
	{
		name: "build",
		lane: "a",
		steps: [
			{ title: "production build of the UI, for e2e", run: ["scripts/ui-build.ts"], countedBy: "exit code" },
			{ title: "weight of each built page", run: ["scripts/weight.ts"], countedBy: "checks" },
		],
	},
	{
		name: "lint",
		lane: "a",
		steps: [
			{ title: "Biome", run: [biome, "check", "--error-on-warnings"], countedBy: "exit code" },
			{ title: "our own lints", run: ["scripts/lints.ts"], countedBy: "checks" },
			{
				title: "unused files, exports and dependencies",
				run: ["node_modules/knip/bin/knip.js", "--no-progress"],
				countedBy: "exit code",
			},
			{
				title: "the build against the oldest supported browsers",
				run: ["scripts/oldest-browsers.ts"],
				countedBy: "checks",
			},
		],
	},
	{
		name: "gate-checks",
		lane: "a",
		steps: [{ title: "seeded faults fail their part", run: ["scripts/gate-checks.ts"], countedBy: "checks" }],
	},
	{
		name: "tools",
		lane: "a",
		steps: [
			{
				title: "nginx and Caddy for the tests of deployments",
				run: ["scripts/web-servers.ts"],
				countedBy: "failure",
			},
			{
				title: "Chromium for the test of a second brand",
				run: ["scripts/browser.ts"],
				countedBy: "failure",
			},
			{
				title: "tests of scripts, bench and reliability",
				run: [vitest, "run", "--project", "tools", "--project", "reliability"],
				countedBy: "vitest",
			},
		],
	},
	{
		name: "properties",
		lane: "a",
		steps: [{ title: "properties of the rules, proved", run: ["scripts/prove.ts"], countedBy: "checks" }],
	},
	{
		name: "types",
		lane: "b",
		steps: [{ title: "TypeScript", run: ["scripts/type-check.ts"], countedBy: "checks" }],
	},
	{
		name: "boundaries",
		lane: "b",
		steps: [{ title: "import boundaries", run: ["scripts/boundaries.ts"], countedBy: "checks" }],
	},
	{
		name: "docs",
		lane: "b",
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
		name: "contracts",
		lane: "b",
		steps: [
			{
				title: "consumer pacts, their verification, and the self-test of the verification",
				run: [vitest, "run", "--project", "contracts"],
				countedBy: "vitest",
			},
			{
				title: "OpenAPI and AsyncAPI have no warnings of their linters",
				run: ["contracts/scripts/lint.ts"],
				countedBy: "checks",
			},
		],
	},
	{
		name: "unit",
		lane: "b",
		steps: [
			{
				title: "unit, property and machine tests; coverage of the domain and its machines",
				run: [vitest, "run", "--project", "unit"],
				whole: ["--coverage", ...testsWithCoverage],
				summarise: machineCoverageOf,
				countedBy: "vitest",
			},
			{
				title: "unit and property tests of the packages that the coverage does not need",
				run: [vitest, "run", "--project", "unit"],
				whole: otherTests,
				isOnlyWhole: true,
				countedBy: "vitest",
			},
		],
	},
	{
		name: "e2e",
		lane: "alone",
		steps: [
			{ title: "Chromium for the browser tests", run: ["scripts/browser.ts"], countedBy: "failure" },
			{
				title: "browser tests with a phone viewport",
				run: [...browserTests, "--project=phone", "--project=wide-font"],
				countedBy: "playwright",
			},
			{
				title: "browser tests that measure, by themselves",
				run: [...browserTests, "--project=measured", "--workers=1"],
				countedBy: "playwright",
			},
		],
	},
	{
		name: "bench",
		lane: "c",
		steps: [
			{
				title: "a short turn of the bench measures every row; its times have no limits",
				run: ["bench/main.ts", "short"],
				countedBy: "exit code",
			},
		],
	},
	{
		name: "engines",
		lane: "d",
		steps: [
			{ title: "WebKit and Firefox for the journeys", run: ["scripts/engines.ts"], countedBy: "failure" },
			{
				title: "journeys in WebKit and in Firefox",
				run: [playwright, "test", "--config", "packages/ui-react/engines.config.ts", "--pass-with-no-tests"],
				countedBy: "playwright",
			},
		],
	},
];
