/** `npm run build`: the production build of the UI, with its files compressed for a server. */
import { createHash } from "node:crypto";
import {
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { readArguments } from "./arguments.ts";
import { compressBuild } from "./compress-build.ts";
import { ownBrand, root, uiBuild, uiMaps, uiRoot } from "./paths.ts";
import { exitCodeOf, startNode } from "./processes.ts";

const stamp = join(root, "node_modules/.cache/tradewind/ui-sources.sha256");
/** What the built UI is made of. */
export const uiSources = [
	"package-lock.json",
	"contracts/src/**/*.ts",
	"packages/{domain,adapters-http,adapters-ws}/src/**/*.ts",
	"packages/ui-react/{index.html,package.json,vite.config.ts,*.config.js,*.config.cjs}",
	"packages/ui-react/{src,build,vite}/**/*.*",
	"scripts/service-worker.ts",
];

/** The folder of the brand: that of the variable `BRAND`, or `brand/`. */
export const brandFolder = (): string => resolve(process.env.BRAND || ownBrand);

/**
 * Builds the UI unless the existing build was made from the same sources. Resolves with the exit code. Source maps take a fifth of
 * the time, so only what is deployed gets them.
 */
export const buildUiIfStale = async ({ withMaps = false } = {}): Promise<number> => {
	const wanted = fingerprintOf(uiSources);
	const isFresh =
		existsSync(join(uiBuild, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
	if (isFresh && (!withMaps || existsSync(uiMaps))) return 0;
	console.log("Building the UI …");
	const code = await buildUi({ brand: brandFolder(), to: uiBuild, maps: withMaps ? uiMaps : undefined });
	if (!withMaps) rmSync(uiMaps, { recursive: true, force: true });
	if (code === 0) {
		mkdirSync(dirname(stamp), { recursive: true });
		writeFileSync(stamp, wanted);
	}
	return code;
};

interface Build {
	/** The folder of the brand. */
	readonly brand: string;
	readonly to: string;
	/** The folder for the source maps; without it there are none. */
	readonly maps?: string | undefined;
}

/** Builds the UI with a brand into a folder. Resolves with the exit code. */
export const buildUi = async ({ brand, to, maps }: Build): Promise<number> => {
	const vite = join(root, "node_modules/vite/bin/vite.js");
	let warnings = "";
	const words = [
		"build",
		uiRoot,
		"--logLevel",
		"warn",
		"--emptyOutDir",
		"--outDir",
		to,
		...(maps ? ["--sourcemap", "hidden"] : []),
	];
	const build = startNode([vite, ...words], { BRAND: brand, NODE_ENV: "production" }, (text) => {
		warnings += text;
	});
	const code = await exitCodeOf(build);
	if (code === 0 && maps !== undefined) moveMaps(to, maps);
	// A permanent warning would hide new ones.
	if (warnings.trim() === "") return code;
	console.error(`${warnings}\nA build without a warning is expected.`);
	return code || 1;
};

/** The maps contain the sources, which are nothing for customers: they are kept beside what is served. */
const moveMaps = (from: string, to: string): void => {
	rmSync(to, { recursive: true, force: true });
	for (const file of globSync("**/*.map", { cwd: from })) {
		mkdirSync(dirname(join(to, file)), { recursive: true });
		renameSync(join(from, file), join(to, file));
	}
};

/** A hash of the sources that match these patterns, without their tests, and of the brand. */
export const fingerprintOf = (sources: readonly string[]): string => {
	const hash = createHash("sha256");
	const brand = brandFolder();
	// A folder may have a dot in its name, too.
	const files = [
		...globSync([...sources], { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file)),
		...globSync("**/*.*", { cwd: brand }).map((file) => relative(root, join(brand, file))),
	].filter((file) => statSync(join(root, file)).isFile());
	for (const file of files.sort())
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(join(root, file)));
	return hash.digest("hex");
};

if (import.meta.main) {
	const { compress, brand } = readArguments({
		command: "npm run build",
		about: "Builds the UI into packages/ui-react/dist, unless its sources have not changed.",
		options: {
			compress: {
				meaning:
					"Adds .br and .gz files, and source maps in packages/ui-react/dist-maps, as npm run build does.",
			},
			brand: { value: "FOLDER", meaning: "The brand in this folder, in place of brand/ (docs/adopting.md)." },
		},
		variables: { BRAND: "The same as --brand, which npm start and npm run dev read too." },
	});
	if (brand !== undefined) process.env.BRAND = brand;
	const code = await buildUiIfStale({ withMaps: compress !== undefined });
	if (code === 0 && compress !== undefined) await compressBuild(uiBuild);
	process.exitCode = code;
}
