import { expect, test } from "vitest";
import { readCommand } from "./command-line.ts";

const audit = { do: "audit", fromInput: false, csv: false, all: false, isByRule: false };

test.each([
	[[], audit],
	[["-"], { ...audit, fromInput: true }],
	[["cases.jsonl"], { ...audit, file: "cases.jsonl" }],
	[["cases.CSV", "--all"], { ...audit, file: "cases.CSV", csv: true, all: true }],
	[["--csv", "-"], { ...audit, fromInput: true, csv: true }],
	[["--today=2024-02-29", "a"], { ...audit, file: "a", today: "2024-02-29" }],
	[["--today", "2024-02-29", "a"], { ...audit, file: "a", today: "2024-02-29" }],
	[
		["a.csv", "--by-rule", "--map=loans", "--results=b.csv", "--report", "c.html", "--proofs=d.json"],
		{
			...audit,
			file: "a.csv",
			csv: true,
			isByRule: true,
			map: "loans",
			results: "b.csv",
			report: "c.html",
			proofs: "d.json",
		},
	],
	[
		["--platform=http://localhost:8080", "--key=K", "--report=c.html"],
		{ do: "audit a platform", platform: "http://localhost:8080", key: "K", all: false, report: "c.html" },
	],
	[["--rules"], { do: "list rules" }],
	[["--sample=1000000"], { do: "print a sample", count: 1_000_000 }],
	[["--rules", "--help"], { do: "help" }],
	[["-h"], { do: "help" }],
])("%j", (words, command) => {
	expect(readCommand(words)).toEqual(command);
});

test.each([
	[["--rule"], "There is no option --rule."],
	[["-x", "a"], "There is no option -x."],
	[["--csv=yes"], "There is no option --csv=yes."],
	[["a", "b"], "Only one file can be audited at a time, 2 were given."],
	[["--today=2026-02-29"], '--today needs a day since 2000 as YYYY-MM-DD, not "2026-02-29".'],
	[["--today=1999-12-31"], '--today needs a day since 2000 as YYYY-MM-DD, not "1999-12-31".'],
	[["--today="], '--today needs a day since 2000 as YYYY-MM-DD, not "".'],
	[["--sample=0"], '--sample needs a number of cases from 1 to 999999999, not "0".'],
	[["--report="], "--report needs a file."],
	[["--platform=http://localhost", "a"], "A platform is audited without a file."],
	[["--platform=http://localhost", "--results=r.csv"], "--results is only for a file of cases."],
	[["--today"], '--today needs a day since 2000 as YYYY-MM-DD, not "".'],
])("%j is wrong usage", (words, why) => {
	expect(readCommand(words)).toEqual({ do: "refuse", why });
});
