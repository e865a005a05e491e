/**
 * Type-checks every package: its sources under its own strict settings, then its tests. Tells the size of the domain, and that
 * nothing of the browser or of Node compiles there.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "./lints/lint.ts";
import { root } from "./paths.ts";
import { type Check, reportChecks } from "./suite/checks.ts";
import { bundleLine, sizeLine } from "./type-check/domain-size.ts";
import { platformTypes } from "./type-check/platform-types.ts";

const projects = globSync("{contracts,packages/*,scripts,bench,reliability}/tsconfig{,.test,.e2e}.json", {
	cwd: root,
}).sort();
const domain = "packages/domain/tsconfig.json";

const tsc = (project: string, ...more: readonly string[]) => {
	const bin = join(root, "node_modules/typescript/bin/tsc");
	const args = [bin, "-p", project, "--pretty", "false", ...more];
	return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
};

const compiled = (project: string): Check => {
	const { status, stdout } = tsc(project);
	return { name: project, problems: status === 0 ? [] : [stdout.trim()] };
};

const domainFolder = "packages/domain/src/";

const domainSize = (): Check => {
	const sources = filesOf(root, [`${domainFolder}**/*.ts`]).map(({ path, text }) => ({
		path: path.slice(domainFolder.length),
		text,
	}));
	const problems = platformTypes(
		JSON.parse(tsc(domain, "--showConfig").stdout),
		tsc(domain, "--listFilesOnly").stdout.split("\n"),
	);
	const how = "compiled with lib ES2023 and no types of the browser or of Node";
	return { name: `${sizeLine(sources)}; ${how}`, problems };
};

const domainBundle = async (): Promise<Check> => {
	try {
		return { name: await bundleLine(globSync(join(root, domainFolder, "*/index.ts"))), problems: [] };
	} catch (error) {
		return { name: "the domain can be bundled", problems: [String(error)] };
	}
};

reportChecks([...projects.map(compiled), domainSize(), await domainBundle()]);
