import { expect, test } from "vitest";
import { accountOf, walksOfRun } from "./walks.ts";

const walk = (machine: string, states: number, walked: number, excepted = 0) => ({
	machine,
	states: { walked: states, excepted: 0 },
	transitions: { walked, excepted },
});

test("one line a machine and the total; what is excepted is told apart", () => {
	const files = ["src/site/site.machine.ts", "src/contract/order-ticket.machine.ts"];
	expect(accountOf(files, [walk("site", 7, 10), walk("order ticket", 8, 39, 1)])).toEqual({
		lines: [
			"order ticket  8 of 8 states, 39 of 40 transitions (1 excepted)",
			"site          7 of 7 states, 10 of 10 transitions",
			"machines: 2 walked, 15 of 15 states reached, 49 of 50 transitions walked (1 excepted)",
		],
		problems: [],
	});
});

test("machines of one factory count once, by the one that got furthest; a test's own machines don't count", () => {
	const walks = [walk("paged-list", 7, 20, 3), walk("paged list", 7, 23), walk("lamp", 4, 5)];
	expect(accountOf(["src/paged-list/paged-list.machine.ts"], walks)).toEqual({
		lines: [
			"paged list  7 of 7 states, 23 of 23 transitions",
			"machines: 1 walked, 7 of 7 states reached, 23 of 23 transitions walked",
		],
		problems: [],
	});
});

test("a machine file that no test walks is named, and so is a second file of the same name", () => {
	const files = ["src/fund/record.machine.ts", "src/loan/record.machine.ts", "src/site/site.machine.ts"];
	expect(accountOf(files, [walk("record", 2, 3)]).problems).toEqual([
		'src/site/site.machine.ts: no test walks a machine with the id "site".',
		'src/loan/record.machine.ts: another machine file is named "record" too.',
	]);
});

test("the walks are read from the report of a run, the machines from the domain", () => {
	const assertionResults = [{ meta: {} }, { meta: { walks: [walk("site", 7, 10)] } }];
	const { lines, problems } = walksOfRun(JSON.stringify({ testResults: [{ assertionResults }] }));
	expect(lines).toEqual([
		"site  7 of 7 states, 10 of 10 transitions",
		"machines: 1 walked, 7 of 7 states reached, 10 of 10 transitions walked",
	]);
	expect(problems).toContain(
		'packages/domain/src/session/login/session.machine.ts: no test walks a machine with the id "session".',
	);
	expect(walksOfRun("{}").lines).toEqual([
		"machines: 0 walked, 0 of 0 states reached, 0 of 0 transitions walked",
	]);
});
