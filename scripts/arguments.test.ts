import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";
import { root } from "./paths.ts";

const usage = {
	command: "npm start",
	about: "Starts it.",
	options: {
		scenario: { value: "NAME", meaning: "The state at the start." },
		quiet: { meaning: "Prints nothing." },
	},
	variables: { PORT: "The port." },
};
const read = (...words: readonly string[]) => parseArguments(usage, words);

const help = `npm start: Starts it.

Options, after npm start --:
  --scenario NAME   The state at the start.
  --quiet           Prints nothing.
  --help            Shows this text.

Environment variables:
  PORT              The port.`;

describe("the arguments of a script", () => {
	test.each([
		[[], {}],
		[["--scenario", "empty"], { scenario: "empty" }],
		[["--scenario=empty", "--quiet"], { scenario: "empty", quiet: "" }],
		[["--", "--quiet"].slice(1), { quiet: "" }],
	])("%j are read", (words, options) => {
		expect(read(...words)).toEqual({ is: "given", options, words: [] });
	});

	test.each([
		[["--scenarios", "empty"], "There is no option --scenarios. Did you mean --scenario?"],
		[["--scenaro=empty"], "There is no option --scenaro. Did you mean --scenario?"],
		[["--port", "1"], "There is no option --port."],
		[["-q"], "There is no option -q."],
		[["empty"], 'npm start takes no "empty".'],
		[["--scenario"], "--scenario needs NAME."],
		[["--scenario="], "--scenario needs NAME."],
		[["--quiet=yes"], "--quiet takes no value."],
	])("%j are refused with the reason and the usage", (words, why) => {
		expect(read(...words)).toEqual({ is: "refused", text: `${why}\n\n${help}` });
	});

	test("words are read where a script takes them, and named in its usage", () => {
		const usage = { command: "npm run x", about: "Checks.", words: { name: "[RULE]", meaning: "An id." } };
		expect(parseArguments(usage, ["margin", "fee"])).toEqual({
			is: "given",
			options: {},
			words: ["margin", "fee"],
		});
		expect(parseArguments(usage, ["--help"])).toEqual({
			is: "help",
			text: "npm run x: Checks.\n\nOptions, after npm run x --:\n  [RULE]   An id.\n  --help   Shows this text.",
		});
	});

	test.each([["--help"], ["-h"], ["--wrong", "--help"]])("%j shows the usage", (...words) => {
		expect(read(...words)).toEqual({ is: "help", text: help });
	});
});

/** The scripts of package.json that run a file of ours, without those that pass their arguments to another tool. */
const scripts = (): readonly (readonly [name: string, file: string])[] => {
	const { scripts: entries }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	return Object.entries(entries).flatMap(([name, line]) => {
		const [, file] = /^node (?:--\S+ )*(\S+\.ts)\b/.exec(line) ?? [];
		return file === undefined || file === "scripts/test.ts" ? [] : [[name, file] as const];
	});
};

test.each(scripts())(
	"npm run %s explains itself with --help and refuses an option that it does not know",
	(_, file) => {
		const run = (word: string) =>
			spawnSync(process.execPath, ["--expose-gc", join(root, file), word], { cwd: root, encoding: "utf8" });
		const [shown, refused] = [run("--help"), run("--no-such-option")];
		expect([shown.status, shown.stdout]).toEqual([0, expect.stringMatching(/npm (run|start)/)]);
		expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining("--no-such-option")]);
	},
);
