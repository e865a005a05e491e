import { historyRangeRule } from "@tradewind/domain/paged-list";
import { runRule } from "@tradewind/domain/rule";
import { Result } from "effect";

/** The parsed command line. */
export type Command =
	| {
			readonly do: "audit";
			/** Absent: standard input. */
			readonly file?: string;
			/** `-` was given: standard input, even if it is a terminal. */
			readonly fromInput: boolean;
			readonly csv: boolean;
			readonly all: boolean;
			readonly today?: string;
	  }
	| { readonly do: "list rules" }
	| { readonly do: "print Python" }
	| { readonly do: "help" }
	/** Wrong usage, explained in one sentence. */
	| { readonly do: "refuse"; readonly why: string };

export const usage = `Recomputes cases with the rules of the rule book and compares them exactly.

  npm run audit -- FILE         the cases of FILE: JSON Lines, or CSV if its name ends in .csv
  npm run audit                 the cases of standard input (or: npm run audit -- -)
  npm run audit -- --rules      every rule with its fields, formula, rounding and clause
  npm run audit -- --python     the rules that are expressions as a module of Python

  --csv                the cases are CSV, whatever the file's name
  --all                print every row, not only the first 200
  --today=YYYY-MM-DD   the "today" of cases that give none; by default the current day in GMT

  a case   {"rule": "micro.loss", "input": {"amount": "100", …}, "expected": {"loss": "85"}}
  CSV      rule,input.amount,…,expected

Exit code: 0 all agreed, 1 a case differed or was refused, 2 the audit could not run.
More in docs/audit.md.
`;

/** Parses the arguments after the command's name. */
export const readCommand = (words: readonly string[]): Command => {
	const files: string[] = [];
	const flags = new Set<string>();
	let today: string | undefined;
	const rest = [...words];
	for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
		if (word === "--today" || word.startsWith("--today=")) {
			today = word === "--today" ? (rest.shift() ?? "") : word.slice("--today=".length);
			if (!isDay(today)) return refuse(`--today needs a day since 2000 as YYYY-MM-DD, not "${today}".`);
		} else if (known.has(word)) flags.add(word);
		else if (word.startsWith("-") && word !== "-") return refuse(`There is no option ${word}.`);
		else files.push(word);
	}
	if (flags.has("--help") || flags.has("-h")) return { do: "help" };
	if (flags.has("--rules")) return { do: "list rules" };
	if (flags.has("--python")) return { do: "print Python" };
	const [file, ...more] = files;
	if (more.length > 0) return refuse(`Only one file can be audited at a time, ${files.length} were given.`);
	return {
		do: "audit",
		...(file === undefined || file === "-" ? {} : { file }),
		fromInput: file === "-",
		csv: flags.has("--csv") || /\.csv$/i.test(file ?? ""),
		all: flags.has("--all"),
		...(today === undefined ? {} : { today }),
	};
};

const known: ReadonlySet<string> = new Set(["--csv", "--all", "--rules", "--python", "--help", "-h"]);

const refuse = (why: string): Command => ({ do: "refuse", why });

const isDay = (day: string): boolean =>
	Result.isSuccess(runRule(historyRangeRule, { start: day, end: day, today: day }));
