/**
 * Type-checks the whole tree by one `tsc -b` over the project references of tsconfig.json. Prints the size of the domain,
 * and checks that types of the browser and of Node do not compile there.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "./lints/lint.ts";
import { root } from "./paths.ts";
import { type Check, reportChecks } from "./suite/checks.ts";
import { cacheProblem, recordBuild } from "./type-check/build-cache.ts";
import { bundleLine, sizeLine } from "./type-check/domain-size.ts";
import { platformTypes } from "./type-check/platform-types.ts";

const domain = "packages/domain/tsconfig.json";

const tsc = (...args: readonly string[]) =>
	spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...args, "--pretty", "false"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 1e8,
	});

const build = (): Check => {
	const startedAt = Date.now();
	const problem = cacheProblem();
	const { status, stdout } = tsc("-b", ...(problem === undefined ? [] : ["--force"]));
	recordBuild(startedAt);
	const scope = problem === undefined ? "what changed since the last run" : `everything: ${problem}`;
	return { name: `tsc -b (${scope})`, problems: status === 0 ? [] : [stdout.trim()] };
};

const domainFolder = "packages/domain/src/";

const domainSize = (): Check => {
	const sources = filesOf(root, [`${domainFolder}**/*.ts`]).map(({ path, text }) => ({
		path: path.slice(domainFolder.length),
		text,
	}));
	const problems = platformTypes(
		JSON.parse(tsc("-p", domain, "--showConfig").stdout),
		tsc("-p", domain, "--listFilesOnly").stdout.split("\n"),
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

reportChecks([build(), domainSize(), await domainBundle()]);
