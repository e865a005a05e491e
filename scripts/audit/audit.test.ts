import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { root } from "../paths.ts";

/** Runs the command as an auditor does; each run starts its own Node process. */
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "tradewind-audit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
};

const run = (words: readonly string[], input = "") =>
	new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>((resolve) => {
		const child = spawn(process.execPath, ["scripts/audit.ts", ...words], { cwd: root });
		let out = "";
		let err = "";
		child.stdout.on("data", (text) => {
			out += text;
		});
		child.stderr.on("data", (text) => {
			err += text;
		});
		child.on("close", (code) => resolve({ code, out, err }));
		child.stdin.on("error", () => undefined);
		child.stdin.end(input);
	});

const fine = '{"rule": "micro.profit-percent", "input": {"profitRatio": 0.85}, "expected": "85.0"}';
const off = '{"rule": "micro.profit-percent", "input": {"profitRatio": "0.85"}, "expected": 84}';
const range = '{"rule": "history.range", "input": {"start": "2024-02-29", "end": "2024-02-29"}, "expected": ';

test("all agreed: the counts alone, exit code 0", async () => {
	const file = fileOf("fine.jsonl", `\uFEFF${fine}\r\n\r\n${fine}\r\n`);
	expect(await run([file])).toEqual({ code: 0, out: "2 agreed, 0 differed, 0 refused\n", err: "" });
});

test("a difference and a refusal: the table, the counts as the last line, exit code 1", async () => {
	expect(await run([], `${fine}\n${off}\nnonsense\n`)).toEqual({
		code: 1,
		out: [
			"    line  rule                     field         expected    computed    computed − expected",
			"       2  micro.profit-percent     percent       84          85          1",
			"       3  –                        line          refused: is not JSON (nonsense)",
			"",
			"1 agreed, 1 differed, 1 refused",
			"",
		].join("\n"),
		err: "",
	});
});

test("the result file has every case, and the report the rules", async () => {
	const [results, report] = [join(folder, "results.csv"), join(folder, "report.html")];
	const { code } = await run([`--results=${results}`, `--report=${report}`], `${fine}\n${off}\n`);
	expect([code, readFileSync(results, "utf8")]).toEqual([
		1,
		[
			"line,id,rule,result,field,expected,computed,difference,reason\r\n",
			"1,,micro.profit-percent,agreed,,,,,\r\n",
			"2,,micro.profit-percent,differed,percent,84,85,1,\r\n",
		].join(""),
	]);
	expect(readFileSync(report, "utf8")).toContain("<dd>1 agreed, 1 differed, 0 refused</dd>");
});

test("either of them is enough for exit code 1", async () => {
	const runs = await Promise.all([run(["-"], off), run(["-"], "nonsense")]);
	expect(runs.map(({ code }) => code)).toEqual([1, 1]);
});

test("CSV by the file's name or by --csv", async () => {
	const csv = "rule,profitRatio,expected\nmicro.profit-percent,0.85,85\n";
	const told = { code: 0, out: "1 agreed, 0 differed, 0 refused\n", err: "" };
	expect(await Promise.all([run([fileOf("cases.csv", csv)]), run(["--csv"], csv)])).toEqual([told, told]);
});

test("the day of the audit is today unless --today is given", async () => {
	const expected = `${range}{"startTime": 1709164800, "endTime": 1709251200}}`;
	const refusal = `${range}{"refused": "start"}}`;
	const runs = await Promise.all([run([], expected), run(["--today=2024-02-28"], refusal)]);
	expect(runs.map(({ code }) => code)).toEqual([0, 0]);
});

test("200 rows are printed and the others counted; --all prints every one", async () => {
	const file = fileOf("off.jsonl", `${off}\n`.repeat(250));
	const runs = await Promise.all([run([file]), run([file, "--all"])]);
	const [some = [], every = []] = runs.map(({ out }) => out.split("\n"));
	expect([some.length, ...some.slice(201)]).toEqual([
		205,
		"… and 50 more (--all prints every row)",
		"",
		"0 agreed, 250 differed, 0 refused",
		"",
	]);
	expect(every).toHaveLength(1 + 250 + 3);
});

test.each([
	[["--nonsense"], "There is no option --nonsense. Usage: npm run audit -- --help\n"],
	[[join(folder, "gone.jsonl")], `${join(folder, "gone.jsonl")} does not exist.\n`],
	[[folder], `${folder} is a folder.\n`],
	[
		[`--results=${join(folder, "gone", "results.csv")}`],
		`ENOENT: no such file or directory, open '${join(folder, "gone", "results.csv")}'\n`,
	],
])("%j can't be run: one sentence, exit code 2", async (words, err) => {
	expect(await run(words)).toEqual({ code: 2, out: "", err });
});

test("a file without cases is reported", async () => {
	expect(await run([], "\n")).toEqual({
		code: 0,
		out: "0 agreed, 0 differed, 0 refused\n",
		err: "The file has no cases.\n",
	});
});

test("--rules and --help print their text and audit nothing", async () => {
	expect(await run(["--rules"])).toMatchObject({
		code: 0,
		out: expect.stringContaining("contract.margin  "),
		err: "",
	});
	expect(await run(["--help"])).toMatchObject({
		code: 0,
		out: expect.stringContaining("npm run audit"),
		err: "",
	});
});

test("a closed pipe (| head) ends the audit without output", async () => {
	const file = fileOf("many.jsonl", `${off}\n`.repeat(20_000));
	const child = spawn(process.execPath, ["scripts/audit.ts", "--all", file], { cwd: root });
	let err = "";
	child.stderr.on("data", (text) => {
		err += text;
	});
	child.stdout.once("data", () => child.stdout.destroy());
	const code = await new Promise((resolve) => child.on("close", resolve));
	expect({ code, err }).toEqual({ code: 141, err: "" });
});
