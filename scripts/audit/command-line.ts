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
			readonly isByRule: boolean;
			readonly today?: string;
			/** The name of a preset, or a file. */
			readonly map?: string;
			readonly results?: string;
			readonly report?: string;
			readonly proofs?: string;
	  }
	| {
			readonly do: "audit a platform";
			readonly platform: string;
			readonly key?: string;
			readonly all: boolean;
			readonly report?: string;
			readonly proofs?: string;
	  }
	| { readonly do: "list rules" }
	| { readonly do: "print Python" }
	| { readonly do: "print a sample"; readonly count: number }
	| { readonly do: "help" }
	/** Wrong usage, explained in one sentence. */
	| { readonly do: "refuse"; readonly why: string };

export const usage = `Recomputes cases with the rules of the rule book and compares them exactly.

  npm run audit -- FILE         the cases of FILE: JSON Lines, or CSV if its name ends in .csv
  npm run audit                 the cases of standard input (or: npm run audit -- -)
  npm run audit -- --platform=URL --key=KEY
                                every order, loan, subscription and withdrawal of a platform, and its journals
  npm run audit -- --rules      every rule with its fields, formula, rounding and clause
  npm run audit -- --python     the rules that are expressions as a module of Python
  npm run audit -- --sample=N   N cases that agree, to try the audit with

  --csv                the cases are CSV, whatever the file's name
  --all                print every row, not only the first 200
  --by-rule            print the counts of each rule
  --results=FILE       write a row for each case to a CSV file
  --report=FILE        write a report as HTML
  --proofs=FILE        the results of npm run prove -- --results=FILE, for the report
  --map=FILE           the rows of a CSV file are cases by this mapping; or the preset of an export of the app:
                       contract-orders, micro-orders, loans, subscriptions
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
	const given: Partial<Record<Valued, string>> = {};
	const rest = [...words];
	for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
		const [, name = "", value] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
		if (isValued(name)) {
			const text = value ?? rest.shift() ?? "";
			if (name === "today" && !isDay(text))
				return refuse(`--today needs a day since 2000 as YYYY-MM-DD, not "${text}".`);
			if (text === "") return refuse(`--${name} needs ${valued[name]}.`);
			if (name === "sample" && !/^[1-9]\d{0,8}$/.test(text))
				return refuse(`--sample needs a number of cases from 1 to 999999999, not "${text}".`);
			given[name] = text;
		} else if (known.has(word)) flags.add(word);
		else if (word.startsWith("-") && word !== "-") return refuse(`There is no option ${word}.`);
		else files.push(word);
	}
	if (flags.has("--help") || flags.has("-h")) return { do: "help" };
	if (flags.has("--rules")) return { do: "list rules" };
	if (flags.has("--python")) return { do: "print Python" };
	if (given.sample !== undefined) return { do: "print a sample", count: Number(given.sample) };
	const [file, ...more] = files;
	if (more.length > 0) return refuse(`Only one file can be audited at a time, ${files.length} were given.`);
	const all = flags.has("--all");
	const { platform, key, report, proofs, ...ofFile } = given;
	const kept = { ...(report === undefined ? {} : { report }), ...(proofs === undefined ? {} : { proofs }) };
	if (platform !== undefined) {
		if (file !== undefined) return refuse("A platform is audited without a file.");
		const [other] = Object.keys(ofFile);
		if (other !== undefined) return refuse(`--${other} is only for a file of cases.`);
		return { do: "audit a platform", platform, ...(key === undefined ? {} : { key }), all, ...kept };
	}
	return {
		do: "audit",
		...(file === undefined || file === "-" ? {} : { file }),
		fromInput: file === "-",
		csv: flags.has("--csv") || ofFile.map !== undefined || /\.csv$/i.test(file ?? ""),
		all,
		isByRule: flags.has("--by-rule"),
		...ofFile,
		...kept,
	};
};

/** The options with a value, and what it is. */
const valued = {
	today: "a day",
	map: "a preset or a file",
	results: "a file",
	report: "a file",
	proofs: "a file",
	platform: "an address",
	key: "a key",
	sample: "a number of cases",
} as const;

type Valued = keyof typeof valued;

const isValued = (name: string): name is Valued => Object.hasOwn(valued, name);

const known: ReadonlySet<string> = new Set([
	"--csv",
	"--all",
	"--by-rule",
	"--rules",
	"--python",
	"--help",
	"-h",
]);

const refuse = (why: string): Command => ({ do: "refuse", why });

const isDay = (day: string): boolean =>
	Result.isSuccess(runRule(historyRangeRule, { start: day, end: day, today: day }));
