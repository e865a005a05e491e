import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Check } from "../suite/checks.ts";
import { copyTree } from "./copy-tree.ts";
import type { Plant } from "./plants.ts";

/** Plants the fault in a copy of the tree and runs the gate there: it must be red, and for this very reason. */
export const proveRed = async ({ name, part, file, spoil, gate, names }: Plant): Promise<Check> => {
	using copy = copyTree();
	const path = join(copy.folder, file);
	writeFileSync(path, spoil(existsSync(path) ? readFileSync(path, "utf8") : ""));
	const { code, output } = await run(copy.folder, gate);
	const title = `${name} turns "${part}" red`;
	if (code === 0) return { name: title, problems: ["It stayed green."] };
	return {
		name: title,
		problems: output.includes(names) ? [] : [`It is red, but doesn't name "${names}":`, output],
	};
};

const run = (cwd: string, gate: Plant["gate"]): Promise<{ readonly code: number; readonly output: string }> =>
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
