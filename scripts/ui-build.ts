/** `npm run build`: the production build of the UI, with its files compressed for a server. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readArguments } from "./arguments.ts";
import { compressBuild } from "./compress-build.ts";
import { root, uiBuild, uiRoot } from "./paths.ts";
import { exitCodeOf, startNode } from "./processes.ts";

const stamp = join(root, "node_modules/.cache/tradewind/ui-sources.sha256");
/** What the built UI is made of. */
export const uiSources = [
	"package-lock.json",
	"contracts/src/**/*.ts",
	"packages/{domain,adapters-http,adapters-ws}/src/**/*.ts",
	"packages/ui-react/{index.html,package.json,vite.config.ts,*.config.js,*.config.cjs}",
	"packages/ui-react/{src,public,build,vite}/**/*.*",
];

/** Builds the UI unless the existing build was made from the same sources. Resolves with the exit code. */
export const buildUiIfStale = async (): Promise<number> => {
	const wanted = fingerprintOf(uiSources);
	const isFresh =
		existsSync(join(uiBuild, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
	if (isFresh) return 0;
	console.log("Building the UI …");
	const vite = join(root, "node_modules/vite/bin/vite.js");
	let warnings = "";
	const build = startNode([vite, "build", uiRoot, "--logLevel", "warn"], {}, (text) => {
		warnings += text;
	});
	const code = await exitCodeOf(build);
	// A permanent warning would hide new ones.
	if (warnings.trim() !== "") {
		console.error(`${warnings}\nA build without a warning is expected.`);
		return code || 1;
	}
	if (code === 0) {
		mkdirSync(dirname(stamp), { recursive: true });
		writeFileSync(stamp, wanted);
	}
	return code;
};

/** A hash of the sources that match these patterns, without their tests. */
export const fingerprintOf = (sources: readonly string[]): string => {
	const hash = createHash("sha256");
	// A folder may have a dot in its name, too.
	const files = globSync([...sources], { cwd: root }).filter(
		(file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile(),
	);
	for (const file of files.sort())
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(join(root, file)));
	return hash.digest("hex");
};

if (import.meta.main) {
	const { compress } = readArguments({
		command: "npm run build",
		about: "Builds the UI into packages/ui-react/dist, unless its sources have not changed.",
		options: {
			compress: { meaning: "Adds .br and .gz files, as npm run build does. Takes longer than the build." },
		},
	});
	const code = await buildUiIfStale();
	if (code === 0 && compress !== undefined) await compressBuild(uiBuild);
	process.exitCode = code;
}
