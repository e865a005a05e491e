import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The libraries of the service worker, which is built by itself. */
const ofServiceWorker = ["workbox-core", "workbox-precaching"].map((name) =>
	fileURLToPath(import.meta.resolve(`${name}/package.json`)),
);

const fileName = "third-party-notices.txt";

/** Writes the licences of all libraries in the build to one file, which the page “About us” links to. */
export const notices = (): Plugin => {
	let root = "";
	return {
		name: "tradewind:notices",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		configResolved: (config) => {
			root = config.root;
		},
		generateBundle(_options, bundle) {
			const sources = Object.values(bundle).flatMap((file) =>
				file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
			);
			this.emitFile({ type: "asset", fileName, source: noticesOf([...sources, ...ofServiceWorker]) });
		},
	};
};

/** The name, version and licence of each library that one of these files belongs to. */
export const noticesOf = (sources: readonly string[]): string => {
	const folders = new Set(sources.flatMap((source) => libraryOf(source) ?? []));
	return `${[...folders]
		.map(noticeOf)
		.toSorted()
		.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
};

const libraryOf = (source: string): string | undefined =>
	/[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source.replaceAll("\\", "/"))?.[0];

const noticeOf = (folder: string): string => {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	if (typeof license !== "string") throw new Error(`The package.json of ${name} names no licence`);
	const texts = globSync("{licen[cs]e,LICEN[CS]E,notice,NOTICE,copying,COPYING}*", { cwd: folder })
		.toSorted()
		.map((file) => readFileSync(join(folder, file), "utf8").trim());
	return [`${name} ${version} (${license})`, ...texts].join("\n\n");
};
