import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Check } from "../suite/checks.ts";
import type { SeededFault } from "./seeded-faults.ts";

/** Introduces the faults in the tree at `folder` and runs their gates there: each must fail and name its faults. Then undoes them. */
export const expectFailures = async (
	folder: string,
	faults: readonly SeededFault[],
): Promise<readonly Check[]> => {
	const undo = faults.map((fault) => introduce(folder, fault));
	const checks: Check[] = [];
	for (const gate of new Set(faults.map((fault) => fault.gate))) {
		const { code, output } = await run(folder, gate);
		for (const { part, name, names } of faults.filter((fault) => fault.gate === gate))
			checks.push({ name: `"${part}" fails on ${name}`, problems: problemsOf(code, output, names) });
	}
	for (const each of undo.toReversed()) each();
	return checks;
};

/** Returns how to undo it. */
const introduce = (folder: string, fault: SeededFault): (() => void) => {
	const path = join(folder, fault.file);
	const original = existsSync(path) ? readFileSync(path, "utf8") : undefined;
	writeFileSync(path, fault.introduce(original ?? ""));
	return () => (original === undefined ? rmSync(path) : writeFileSync(path, original));
};

const problemsOf = (code: number, output: string, names: string): readonly string[] => {
	if (code === 0) return ["It passed."];
	return output.includes(names) ? [] : [`It failed, but does not name "${names}":`, output];
};

const run = (
	cwd: string,
	gate: SeededFault["gate"],
): Promise<{ readonly code: number; readonly output: string }> =>
	new Promise((resolve, reject) => {
		const { CHECKS_FILE: _, ...env } = process.env;
		const child = spawn(process.execPath, gate, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
		const chunks: string[] = [];
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => chunks.push(text));
		child.once("error", reject);
		child.once("close", (code) =>
			resolve({ code: code ?? 1, output: stripVTControlCharacters(chunks.join("")) }),
		);
	});
