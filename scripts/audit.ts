/** `npm run audit -- FILE`: recomputes an auditor's cases with the rules. Usage: docs/audit.md. */
import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { finished } from "node:stream/promises";
import { styleText } from "node:util";
import { rules } from "@tradewind/domain/rule-book";
import { createPool } from "./audit/audit-pool.ts";
import { csvBlocks, lineBlocks } from "./audit/blocks.ts";
import { openCases, readCases } from "./audit/case-file.ts";
import { type Command, readCommand, usage } from "./audit/command-line.ts";
import { htmlReport } from "./audit/html-report.ts";
import { type Mapping, readMapping } from "./audit/mapping.ts";
import { auditPlatform, sumLines } from "./audit/platform-audit.ts";
import { readPlatform } from "./audit/platform-state.ts";
import { type Preset, presets } from "./audit/presets.ts";
import { createProgress } from "./audit/progress.ts";
import { readProofs } from "./audit/proofs.ts";
import { createReport } from "./audit/report.ts";
import { resultHeader } from "./audit/result-rows.ts";
import { ruleList } from "./audit/rule-list.ts";
import { runAudit } from "./audit/run-audit.ts";
import { sampleOf } from "./audit/sample.ts";
import { toPython } from "./audit/to-python.ts";
import { root } from "./paths.ts";

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

const audit = async (asked: Extract<Command, { do: "audit" }>): Promise<void> => {
	const { file } = asked;
	if (file === undefined && !asked.fromInput && process.stdin.isTTY)
		return exitWith(`No file is given, and standard input is a terminal.\n\n${usage}`);
	const mapping = asked.map === undefined ? undefined : await chosenMapping(asked.map);
	const proofs = asked.proofs === undefined ? undefined : await readProofs(fromCaller(asked.proofs));
	const { chunks, share } =
		file === undefined ? readCases("Standard input", process.stdin) : await openCases(fromCaller(file));
	const hash = createHash("sha256");
	const read = asked.report === undefined ? chunks : hashed(chunks, hash);
	const report = createReport({
		mostRows: asked.all ? Number.POSITIVE_INFINITY : 200,
		isByRule: asked.isByRule,
		strong,
	});
	const progress = createProgress(process.stderr, () => performance.now());
	const results = asked.results === undefined ? undefined : createWriteStream(fromCaller(asked.results));
	// Fails if the file can't be written.
	if (results) await once(results, "open");
	const writeResults = async (rows: string): Promise<void> => {
		if (results && !results.write(rows)) await once(results, "drain");
	};
	await writeResults(resultHeader);
	const pool = createPool(
		{
			isCsv: asked.csv,
			...(mapping ? { mapping } : {}),
			today: asked.today ?? new Date().toISOString().slice(0, 10),
			writesResults: results !== undefined,
		},
		availableParallelism(),
	);
	await runAudit({
		blocks: asked.csv ? csvBlocks(read) : lineBlocks(read),
		pool,
		report,
		writeResults,
		print: (text) => {
			progress.clear();
			return print(text);
		},
		afterBlock: (found) => progress.show(found, share()),
	}).finally(pool.close);
	if (results) await finished(results.end());
	if (asked.report !== undefined)
		await writeFile(
			fromCaller(asked.report),
			htmlReport({
				source: file === undefined ? "standard input" : basename(file),
				sourceHash: hash.digest("hex"),
				...reportFacts(),
				countsByRule: report.countsByRule(),
				unequal: report.firstUnequal(),
				proofs,
			}),
		);
	const { agreed, differed, refused } = report.counts();
	if (agreed + differed + refused === 0) console.error("The file has no cases.");
	if (differed + refused > 0) process.exitCode = exitCodes.unequal;
};

const auditRunning = async (asked: Extract<Command, { do: "audit a platform" }>): Promise<void> => {
	const proofs = asked.proofs === undefined ? undefined : await readProofs(fromCaller(asked.proofs));
	const platform = await readPlatform(asked.platform, asked.key);
	const report = createReport({
		mostRows: asked.all ? Number.POSITIVE_INFINITY : 200,
		isByRule: true,
		strong,
	});
	const sums = auditPlatform(platform, report);
	await print(report.takeRows() + sumLines(sums) + report.closing());
	if (asked.report !== undefined)
		await writeFile(
			fromCaller(asked.report),
			htmlReport({
				source: asked.platform,
				...reportFacts(),
				countsByRule: report.countsByRule(),
				unequal: report.firstUnequal(),
				proofs,
				sums,
			}),
		);
	const { differed, refused } = report.counts();
	if (differed + refused > 0 || sums.some(({ holds }) => !holds)) process.exitCode = exitCodes.unequal;
};

/** The bytes of a file, which `hash` is updated with. */
async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
	for await (const chunk of chunks) {
		hash.update(chunk);
		yield chunk;
	}
}

const chosenMapping = async (name: string): Promise<Mapping | Preset> =>
	presets.get(name) ?? readMapping(fromCaller(name));

const reportFacts = () => {
	const { version } = JSON.parse(readFileSync(join(root, "packages/domain/package.json"), "utf8"));
	return { version: String(version), writtenAt: new Date().toISOString(), rules };
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
	else if (command.do === "print a sample") for (const chunk of sampleOf(command.count)) await print(chunk);
	else if (command.do === "audit a platform") await auditRunning(command);
	else await audit(command);
} catch (error) {
	exitWith(error instanceof Error ? error.message : String(error));
}
