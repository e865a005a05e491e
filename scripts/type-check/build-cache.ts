import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";

const stamp = join(root, "node_modules/.cache/tradewind/type-check.json");

interface Stamp {
	/** Hash of the list of installed packages. */
	readonly installed: string;
	/** The start of the last build, in milliseconds since 1970. */
	readonly startedAt: number;
}

interface FileTimes {
	readonly path: string;
	/** The time of the last write; `mv` and `cp -p` keep it. */
	readonly mtimeMs: number;
	/** The time at which the file was last changed, moved or replaced. */
	readonly ctimeMs: number;
}

/**
 * The reason why `tsc -b` must build everything, if there is one. `tsc -b` compares the modification times of the sources with its last
 * build: it misses upgraded packages, files that were replaced by older ones, and files that were saved during the build.
 */
export const cacheProblem = (): string | undefined => {
	if (!existsSync(stamp)) return "there was no last run";
	const last: Stamp = JSON.parse(readFileSync(stamp, "utf8"));
	if (last.installed !== installed()) return "other packages are installed";
	const builds = timesOf("node_modules/.cache/types/**/*.tsbuildinfo", []);
	const builtAt = Math.max(...builds.map(({ mtimeMs }) => mtimeMs));
	const hidden = hiddenChange(sources(), last.startedAt, builtAt);
	return hidden && `the modification time of ${hidden} hides its change`;
};

/** Call it after a build that began at `startedAt`. */
export const recordBuild = (startedAt: number): void => {
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, JSON.stringify({ installed: installed(), startedAt } satisfies Stamp));
};

/** The first file that changed after `startedAt` but has an older modification time. */
export const hiddenChange = (
	files: readonly FileTimes[],
	startedAt: number,
	builtAt: number,
): string | undefined =>
	files.find(({ ctimeMs, mtimeMs }) => ctimeMs > startedAt && mtimeMs <= builtAt)?.path;

const sources = (): readonly FileTimes[] =>
	timesOf("{*,{contracts,packages,scripts,bench,reliability}/**/*}.{ts,tsx,json}", [
		"**/node_modules/**",
		"**/dist/**",
	]);

const timesOf = (pattern: string, exclude: readonly string[]): readonly FileTimes[] =>
	globSync(pattern, { cwd: root, exclude: [...exclude] }).map((path) => {
		const { mtimeMs, ctimeMs } = statSync(join(root, path));
		return { path, mtimeMs, ctimeMs };
	});

const installed = (): string => {
	const list = join(root, "node_modules/.package-lock.json");
	return existsSync(list) ? createHash("sha256").update(readFileSync(list)).digest("hex") : "";
};
