/** Writes the service worker of a built folder (docs/app-on-the-phone.md). It needs no library, like `npm run configure`. */
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release, ReleaseFile } from "../packages/ui-react/build/service-worker/release.ts";

interface Options {
	/** The worker removes itself from the browsers that have it, and all that it keeps. */
	readonly isOff?: boolean;
}

/**
 * Puts the list of kept files before the script of the worker in `folder`, and whether there is one into `version.json`. Call it after the
 * last change of a page: a page that differs from its hash is not kept.
 */
export const writeServiceWorker = async (
	folder: string,
	{ isOff = false }: Options = {},
): Promise<{ readonly build: string }> => {
	const read = (file: string) => readFile(join(folder, file));
	const { pages, shell, rest }: Precache = JSON.parse(String(await read("precache.json")));
	const versionFile: object & { build: string } = JSON.parse(String(await read("version.json")));
	const { build } = versionFile;
	const withHash = async (url: string): Promise<ReleaseFile> => {
		const hash = createHash("sha256")
			.update(await read(url))
			.digest();
		const integrity = `sha256-${hash.toString("base64")}`;
		return { url, revision: hash.toString("hex").slice(0, 8), integrity, isShell: true };
	};
	const files: readonly ReleaseFile[] = [
		...(await Promise.all(pages.map(withHash))),
		...shell.map((url) => ({ url, revision: null, isShell: true })),
		...rest.map((url) => ({ url, revision: null })),
	];
	const id = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 10);
	const release: Release = { id, build, isOff, files: isOff ? [] : files };
	const script = String(await read("service-worker.js")).replace(/^self\.appRelease=.*\n/, "");
	await write(folder, "service-worker.js", `self.appRelease=${JSON.stringify(release)};\n${script}`);
	const serviceWorker = isOff ? "off" : "on";
	await write(folder, "version.json", JSON.stringify({ ...versionFile, serviceWorker }));
	return { build };
};

/** `precache.json`, which the build writes. */
interface Precache {
	readonly pages: readonly string[];
	readonly shell: readonly string[];
	readonly rest: readonly string[];
}

/** Compressed copies are those of the text before. */
const write = async (folder: string, name: string, text: string): Promise<void> => {
	await writeFile(join(folder, name), text);
	for (const ending of [".br", ".gz"]) await rm(join(folder, name + ending), { force: true });
};
