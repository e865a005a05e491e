/** `npm run audit -- FILE`: recomputes an auditor's cases with the rules. Usage: docs/audit.md. */
import { once } from "node:events";
import { resolve } from "node:path";
import { styleText } from "node:util";
import { rules } from "@tradewind/domain/rule-book";
import { openCases, readCases } from "./audit/case-file.ts";
import { type Command, readCommand, usage } from "./audit/command-line.ts";
import { csvCases } from "./audit/csv-cases.ts";
import { jsonCases } from "./audit/json-cases.ts";
import { createProgress } from "./audit/progress.ts";
import { createReport } from "./audit/report.ts";
import { ruleList } from "./audit/rule-list.ts";
import { runAudit } from "./audit/run-audit.ts";
import { toPython } from "./audit/to-python.ts";

const exitCodes = { unequal: 1, notRun: 2, brokenPipe: 141 } as const;

/** Refusals are `Error`s whose stacks are never read; capturing them takes half of the run time. */
Error.stackTraceLimit = 0;

const strong = (text: string): string => styleText("bold", text, { stream: process.stdout });

const print = async (text: string): Promise<void> => {
	if (!process.stdout.write(text)) await once(process.stdout, "drain");
};

const exitWith = (message: string): void => {
	console.error(message);
	process.exitCode = exitCodes.notRun;
};

const audit = async ({
	file,
	fromInput,
	csv,
	all,
	today,
}: Extract<Command, { do: "audit" }>): Promise<void> => {
	if (file === undefined && !fromInput && process.stdin.isTTY)
		return exitWith(`No file is given, and standard input is a terminal.\n\n${usage}`);
	const { chunks, share } =
		file === undefined ? readCases("Standard input", process.stdin) : await openCases(fromCaller(file));
	const report = createReport({ mostRows: all ? Number.POSITIVE_INFINITY : 200, strong });
	const progress = createProgress(process.stderr, () => performance.now());
	await runAudit({
		cases: csv ? csvCases(chunks) : jsonCases(chunks),
		report,
		today: today ?? new Date().toISOString().slice(0, 10),
		print: (text) => {
			progress.clear();
			return print(text);
		},
		afterBatch: (found) => progress.show(found, share()),
	});
	const { agreed, differed, refused } = report.counts();
	if (agreed + differed + refused === 0) console.error("The file has no cases.");
	if (differed + refused > 0) process.exitCode = exitCodes.unequal;
};

/** Resolves a path against the caller's folder: npm runs scripts in the package's folder. */
const fromCaller = (file: string): string =>
	process.env.npm_lifecycle_event === "audit" ? resolve(process.env.INIT_CWD ?? ".", file) : file;

/** The reader closed the pipe (`| head`): end silently, with the code of a broken pipe. */
process.stdout.on("error", (error) => {
	const broken = "code" in error && error.code === "EPIPE";
	if (!broken) console.error(error.message);
	process.exit(broken ? exitCodes.brokenPipe : exitCodes.notRun);
});

const command = readCommand(process.argv.slice(2));
try {
	if (command.do === "refuse") exitWith(`${command.why} Usage: npm run audit -- --help`);
	else if (command.do === "help") await print(usage);
	else if (command.do === "list rules") await print(ruleList(strong));
	else if (command.do === "print Python") await print(toPython(rules));
	else await audit(command);
} catch (error) {
	exitWith(error instanceof Error ? error.message : String(error));
}
