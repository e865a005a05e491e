/** `npm run package:rules -- FOLDER`: builds the package of the rules, for `npm pack` (docs/audit.md). */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCommandLine } from "./arguments.ts";
import { root } from "./paths.ts";
import { buildRulesPackage } from "./rules-package/build-package.ts";

const { words } = readCommandLine({
	command: "npm run package:rules",
	about: "Builds the package of the rules: JavaScript without dependencies, and its types.",
	words: { name: "FOLDER", meaning: "A new or empty folder." },
});
const [folder, ...others] = words;
if (folder === undefined || others.length > 0) {
	console.error("npm run package:rules needs one folder.");
	process.exit(2);
}
const { version } = JSON.parse(readFileSync(join(root, "packages/domain/package.json"), "utf8"));
const target = resolve(process.env.INIT_CWD ?? ".", folder);
try {
	await buildRulesPackage(target, version);
	console.log(`The package is in ${target}. npm pack ${target} makes one file of it.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
