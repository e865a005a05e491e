import { expect, test } from "vitest";
import { failureLines, failuresIn } from "./failures.ts";

test("reads the failed tests of Vitest's report, and a file that failed to load", () => {
	const report = {
		testResults: [
			{
				name: "a.test.ts",
				status: "failed",
				assertionResults: [
					{ fullName: "adds", status: "passed" },
					{ fullName: "subtracts", status: "failed", failureMessages: ["expected 1 to be 2"] },
				],
			},
			{ name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
			{ name: "c.test.ts", status: "passed", assertionResults: [] },
		],
	};
	expect(failuresIn("vitest", JSON.stringify(report))).toEqual([
		{ name: "subtracts", isFlaky: false, message: "expected 1 to be 2" },
		{ name: "b.test.ts", isFlaky: false, message: "no such module" },
	]);
});

test("reads from Playwright's report what failed and what passed on its second try", () => {
	const spec = (title: string, status: string, messages: readonly (string | undefined)[]) => ({
		title,
		file: "home.spec.ts",
		tests: [
			{
				projectName: "phone",
				status,
				results: messages.map((message) => ({
					duration: 1,
					...(message === undefined ? {} : { error: { message } }),
				})),
			},
		],
	});
	const specs = [
		spec("opens", "expected", [undefined]),
		spec("scrolls", "flaky", ["timeout", undefined]),
		spec("ends", "unexpected", ["not there", "not there"]),
	];
	expect(failuresIn("playwright", JSON.stringify({ suites: [{ specs }] }))).toEqual([
		{ name: "[phone] home.spec.ts: scrolls", isFlaky: true, message: "timeout" },
		{ name: "[phone] home.spec.ts: ends", isFlaky: false, message: "not there" },
	]);
});

test("our own checks print their failures themselves", () => {
	expect(failuresIn("checks", "{}")).toEqual([]);
});

test("prints the first lines of each message without colours and empty lines", () => {
	const message = `\u001B[31mnot there\u001B[39m\n\n${"x".repeat(400)}\n${"more\n".repeat(40)}`;
	expect(failureLines([{ name: "opens", isFlaky: true, message }])).toEqual([
		"passed on its second try: opens",
		"    not there",
		`    ${"x".repeat(300)}`,
		...Array.from({ length: 10 }, () => "    more"),
	]);
});
