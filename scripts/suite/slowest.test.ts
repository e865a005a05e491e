import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../paths.ts";
import { slowestLines, timedTests } from "./slowest.ts";

test("reads names, files and durations from Vitest's report", () => {
	const report = {
		testResults: [
			{
				name: join(root, "scripts/a.test.ts"),
				assertionResults: [
					{ fullName: "adds", duration: 1500 },
					{ fullName: "skipped", duration: null },
				],
			},
		],
	};
	expect(timedTests("vitest", JSON.stringify(report))).toEqual([
		{ name: "adds", file: "scripts/a.test.ts", seconds: 1.5 },
		{ name: "skipped", file: "scripts/a.test.ts", seconds: 0 },
	]);
});

test("reads nested suites of Playwright's report, each project by itself; retries count", () => {
	const tests = [
		{ projectName: "webkit", results: [{ duration: 2000 }, { duration: 500 }] },
		{ projectName: "firefox", results: [{ duration: 1000 }] },
	];
	const specs = [{ title: "opens", file: "journeys/home.journey.ts", tests }];
	const config = { rootDir: join(root, "packages/ui-react/e2e/engines") };
	const file = "packages/ui-react/e2e/engines/journeys/home.journey.ts";
	expect(timedTests("playwright", JSON.stringify({ config, suites: [{ suites: [{ specs }] }] }))).toEqual([
		{ name: "[webkit] opens", file, seconds: 2.5 },
		{ name: "[firefox] opens", file, seconds: 1 },
	]);
});

test("our own checks have no durations", () => {
	expect(timedTests("checks", "{}")).toEqual([]);
});

test("prints the given number of tests, the slowest first", () => {
	const tests = [1, 3, 2].map((seconds) => ({ name: `test ${seconds}`, file: "a.test.ts", seconds }));
	expect(slowestLines(tests, 2)).toEqual(["    3.0 s  a.test.ts  test 3", "    2.0 s  a.test.ts  test 2"]);
});
