import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../paths.ts";

const source = "scripts/rules-package/rules.ts";

/** Writes the package of the rules into a new or empty folder: JavaScript without dependencies, its types, README and licenses. */
export const buildRulesPackage = async (folder: string, version: string): Promise<void> => {
	if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
	await build({
		configFile: false,
		logLevel: "error",
		publicDir: false,
		build: {
			outDir: folder,
			emptyOutDir: false,
			target: "es2023",
			minify: false,
			lib: { entry: join(root, source), formats: ["es"], fileName: () => "rules.js" },
		},
	});
	writeTypes(folder);
	for (const [from, to] of [
		["scripts/rules-package/README.md", "README.md"],
		["LICENSE", "LICENSE"],
		["node_modules/effect/LICENSE", "LICENSE-effect"],
	] as const)
		copyFileSync(join(root, from), join(folder, to));
	writeFileSync(join(folder, "package.json"), `${JSON.stringify(packageJson(version), undefined, "\t")}\n`);
};

/** The exported types name none of the domain, so that the one file has all of them. */
const writeTypes = (folder: string): void => {
	const types = mkdtempSync(join(tmpdir(), "rules-types-"));
	const options = [
		...["--ignoreConfig", "--noCheck", "--skipLibCheck", "--declaration", "--emitDeclarationOnly"],
		...["--target", "ES2023", "--module", "NodeNext", "--allowImportingTsExtensions"],
		...["--rootDir", root, "--outDir", types],
	];
	const tsc = spawnSync(
		process.execPath,
		[join(root, "node_modules/typescript/bin/tsc"), join(root, source), ...options],
		{ cwd: root, encoding: "utf8" },
	);
	if (tsc.status !== 0) throw new Error(`tsc wrote no types: ${tsc.stdout}`);
	copyFileSync(join(types, source.replace(/\.ts$/, ".d.ts")), join(folder, "rules.d.ts"));
	rmSync(types, { recursive: true });
};

const packageJson = (version: string) => ({
	name: "@tradewind/domain",
	version,
	description: "The rules of the Tradewind trading app: every figure by its formula, in exact decimals.",
	type: "module",
	license: "MIT",
	sideEffects: false,
	exports: { "./rules": { types: "./rules.d.ts", default: "./rules.js" } },
	engines: { node: ">=20" },
});
