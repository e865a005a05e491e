import { expect, test } from "vitest";
import { machineCoverageOf, summariseCoverage } from "./machine-coverage.ts";

const coverage = (machine: string, states: number, covered: number, excepted = 0) => ({
	machine,
	states: { covered: states, excepted: 0 },
	transitions: { covered, excepted },
});

test("prints one line per machine and the total; excepted transitions are counted separately", () => {
	const files = ["src/site/site.machine.ts", "src/contract/order-ticket.machine.ts"];
	expect(summariseCoverage(files, [coverage("site", 7, 10), coverage("order ticket", 8, 39, 1)])).toEqual({
		lines: [
			"order ticket  8 of 8 states, 39 of 40 transitions (1 excepted)",
			"site          7 of 7 states, 10 of 10 transitions",
			"machines: 2 covered, 15 of 15 states, 49 of 50 transitions (1 excepted)",
		],
		problems: [],
	});
});

test("counts machines of one factory once, by the highest coverage; ignores machines that a test defines", () => {
	const all = [coverage("paged-list", 7, 20, 3), coverage("paged list", 7, 23), coverage("lamp", 4, 5)];
	expect(summariseCoverage(["src/paged-list/paged-list.machine.ts"], all)).toEqual({
		lines: [
			"paged list  7 of 7 states, 23 of 23 transitions",
			"machines: 1 covered, 7 of 7 states, 23 of 23 transitions",
		],
		problems: [],
	});
});

test("reports a machine file without coverage and a second file of the same name", () => {
	const files = ["src/fund/record.machine.ts", "src/loan/record.machine.ts", "src/site/site.machine.ts"];
	expect(summariseCoverage(files, [coverage("record", 2, 3)]).problems).toEqual([
		'src/site/site.machine.ts: no test covers a machine with the id "site".',
		'src/loan/record.machine.ts: another machine file is also named "record".',
	]);
});

test("reads the coverage from the report and the machine files from the domain", () => {
	const assertionResults = [{ meta: {} }, { meta: { coverage: [coverage("site", 7, 10)] } }];
	const { lines, problems } = machineCoverageOf(JSON.stringify({ testResults: [{ assertionResults }] }));
	expect(lines).toEqual([
		"site  7 of 7 states, 10 of 10 transitions",
		"machines: 1 covered, 7 of 7 states, 10 of 10 transitions",
	]);
	expect(problems).toContainEqual(
		expect.stringContaining('session.machine.ts: no test covers a machine with the id "session".'),
	);
	expect(machineCoverageOf("{}").lines).toEqual(["machines: 0 covered, 0 of 0 states, 0 of 0 transitions"]);
});
