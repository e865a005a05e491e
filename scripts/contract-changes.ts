/**
 * `npm run contracts:changes -- COMMIT`: lists what breaks an app that was built with the contracts of that commit. Fails if there is
 * something and the version of the contracts is still the same (contracts/README.md).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "./arguments.ts";
import { breakingCalls, breakingFrames, type Document } from "./contract-changes/breaking.ts";
import { root } from "./paths.ts";

const { words } = readCommandLine({
	command: "npm run contracts:changes",
	about: "Lists what breaks an app that was built with the contracts of another commit.",
	words: {
		name: "COMMIT",
		meaning: "The commit to compare with, such as a tag of a release; by default main.",
	},
});
const [commit = "main"] = words;

const at = (file: string): Document => {
	const { stdout, stderr, status } = spawnSync("git", ["show", `${commit}:contracts/${file}`], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 2 ** 26,
	});
	if (status !== 0) throw new Error(stderr.trim());
	return JSON.parse(stdout);
};
const here = (file: string): Document => JSON.parse(readFileSync(join(root, "contracts", file), "utf8"));

const compare = (file: string, breaking: typeof breakingCalls): boolean => {
	const [older, newer] = [at(file), here(file)];
	const found = breaking(older, newer);
	const isRaised = Object(older.info).version !== Object(newer.info).version;
	console.log(
		`${file}: ${found.length} breaking changes since ${commit}${isRaised ? ", and a new version" : ""}.`,
	);
	for (const line of found) console.log(`  ${line}`);
	return found.length === 0 || isRaised;
};

const results = [compare("openapi.json", breakingCalls), compare("asyncapi.json", breakingFrames)];
if (results.includes(false)) {
	console.error(
		"Raise the version of the contract (contracts/scripts/documents.ts), or change it without a break.",
	);
	process.exitCode = 1;
}
