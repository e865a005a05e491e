import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Check } from "../suite/checks.ts";
import type { SeededFault } from "./seeded-faults.ts";

/** Introduces the fault in the tree at `folder` and runs its gate there: it must fail and name the fault. Then undoes it. */
export const expectFailure = async (
	folder: string,
	{ name, part, file, introduce, gate, names }: SeededFault,
): Promise<Check> => {
	const path = join(folder, file);
	const original = existsSync(path) ? readFileSync(path, "utf8") : undefined;
	writeFileSync(path, introduce(original ?? ""));
	const { code, output } = await run(folder, gate);
	if (original === undefined) rmSync(path);
	else writeFileSync(path, original);
	const title = `"${part}" fails on ${name}`;
	if (code === 0) return { name: title, problems: ["It passed."] };
	return {
		name: title,
		problems: output.includes(names) ? [] : [`It failed, but does not name "${names}":`, output],
	};
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
