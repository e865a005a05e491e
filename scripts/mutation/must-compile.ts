import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Checker, type CheckResult, CheckStatus } from "@stryker-mutator/api/check";
import type { Mutant } from "@stryker-mutator/api/core";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { root } from "../paths.ts";
import { withMutant } from "./with-mutant.ts";

const domain = join(root, "packages/domain");
const tsc = join(root, "node_modules/typescript/bin/tsc");
const output = join(root, "dist");

/** Mutators whose mutants the compiler checks: `round(value, 2, "")` must not compile. */
const checkedMutators = new Set(["StringLiteral", "OptionalChaining"]);

/**
 * Leaves out mutants that do not compile. All are compiled in one run, each as a copy of its file in the same folder that no
 * file imports.
 */
const mustCompile = (): Checker => ({
	init: async () => {},
	group: async (mutants) => [mutants.map(({ id }) => id)],
	check: async (mutants) => {
		mkdirSync(output, { recursive: true });
		const folder = mkdtempSync(join(output, "mutants-"));
		try {
			const errors = compileErrors(
				folder,
				mutants.filter(({ mutatorName }) => checkedMutators.has(mutatorName)),
			);
			return Object.fromEntries(mutants.map(({ id }) => [id, resultOf(errors.get(id))]));
		} finally {
			rmSync(folder, { recursive: true });
		}
	},
});

const resultOf = (reason: string | undefined): CheckResult =>
	reason === undefined ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason };

/** The first error of each mutant that has one, by its id. */
const compileErrors = (folder: string, mutants: readonly Mutant[]): ReadonlyMap<string, string> => {
	copySources(folder);
	for (const mutant of mutants) {
		const file = join(folder, relative(domain, mutant.fileName));
		const copy = join(dirname(file), `${basename(file, ".ts")}.mutant-${mutant.id}.ts`);
		writeFileSync(copy, withMutant(readFileSync(mutant.fileName, "utf8"), mutant));
	}
	const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
		encoding: "utf8",
		maxBuffer: 1e9,
	});
	const mutated = new Set(mutants.map(({ fileName }) => relative(domain, fileName)));
	const errors = new Map<string, string>();
	for (const line of stdout.split("\n").filter((text) => text.includes(": error "))) {
		const [, file = "", id] = /(src\/.*?)(?:\.mutant-(\d+))?\.ts\(/.exec(line) ?? [];
		if (id === undefined && mutated.has(`${file}.ts`))
			throw new Error(`The original file does not compile: ${line}`);
		if (id !== undefined && !errors.has(id)) errors.set(id, line);
	}
	return errors;
};

/** Copies the domain without its tests, and its compiler settings without those that reject unused code. */
const copySources = (folder: string): void => {
	for (const file of globSync("src/**/*.ts", {
		cwd: domain,
		exclude: ["**/*.test.ts", "**/*.test-support.ts"],
	}))
		cpSync(join(domain, file), join(folder, file));
	const compilerOptions = {
		composite: false,
		emitDeclarationOnly: false,
		noEmit: true,
		noUnusedLocals: false,
		noUnusedParameters: false,
		allowUnreachableCode: true,
	};
	const settings = { extends: join(domain, "tsconfig.json"), compilerOptions, include: ["src"], exclude: [] };
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
};

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, "must compile", mustCompile)];
