/** `npm run build:demo`: the app and the mock platform as one folder for any static server (docs/demo.md). */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "rolldown";
import { toAsyncApi, toOpenApi } from "../contracts/src/documents.ts";
import { calls, frames } from "../contracts/src/index.ts";
import { apiText } from "../packages/mock-server/src/control/api-text.ts";
import { scenarios } from "../packages/mock-server/src/scenarios/scenarios.ts";
import { readBrand } from "../packages/ui-react/build/brand/brand.ts";
import { noticesOf } from "../packages/ui-react/build/notices.plugin.ts";
import { readConfiguration } from "../packages/ui-react/src/storage/read-configuration.ts";
import { readArguments } from "./arguments.ts";
import { configuredManifest, configuredPage } from "./configure/configured-page.ts";
import { root, uiBuild } from "./paths.ts";
import { brandFolder, buildUiIfStale, fingerprintOf, uiSources } from "./ui-build.ts";

const sources = join(root, "packages/demo/src");
const platform = join(root, "packages/mock-server/src");
export const demoBuild = join(root, "packages/demo/dist");

/** The service worker replaces it with the path below which the folder is served. */
const placeholderBase = "/__base__/";

const stamp = join(root, "node_modules/.cache/tradewind/demo-sources.sha256");

/** Builds the demo from the built UI, unless the existing build was made from the same sources. */
export const buildDemoIfStale = async (): Promise<void> => {
	const wanted = fingerprintOf([
		...uiSources,
		"scripts/{demo-build.ts,configure/configured-page.ts}",
		"packages/{demo,mock-server}/src/**/*.*",
		"packages/mock-server/media/*",
	]);
	if (
		existsSync(join(demoBuild, "index.html")) &&
		existsSync(stamp) &&
		readFileSync(stamp, "utf8") === wanted
	)
		return;
	await buildDemo();
	await mkdir(dirname(stamp), { recursive: true });
	await writeFile(stamp, wanted);
};

/** Another process may build it at the same time: the folder is replaced when it is complete. */
const buildDemo = async (): Promise<void> => {
	const folder = `${demoBuild}.${process.pid}`;
	await writeDemo(folder);
	await rm(demoBuild, { recursive: true, force: true });
	await rename(folder, demoBuild);
};

const writeDemo = async (folder: string): Promise<void> => {
	await copyApp(folder);
	const brand = readBrand(brandFolder());
	await cp(join(root, "packages/mock-server/media"), join(folder, "media"), { recursive: true });
	await cp(join(sources, "words"), join(folder, "demo/words"), { recursive: true });
	const socketWorker = (await readdir(join(folder, "assets"))).find((file) =>
		file.startsWith("socket-worker-"),
	);
	if (socketWorker === undefined) throw new Error("The app has no socket worker");
	const modules = [
		await bundle(folder, "page/host.ts", "demo/host.js"),
		await bundle(folder, "page/page.ts", "demo/page.js", {
			scenarios: JSON.stringify(scenarios.map(({ name, shows }) => ({ name, shows }))),
			brandId: JSON.stringify(brand.id),
		}),
		await bundle(folder, "host/platform.worker.ts", "demo/platform.js"),
		await bundle(folder, join(platform, "console/main.ts"), "__control/console/main.js"),
		await bundle(folder, "host/socket.worker.ts", `assets/${socketWorker}`),
	];
	const notices = noticesOf([...modules.flat(), join(root, "node_modules/workbox-precaching/index.js")]);
	await appendFile(join(folder, "third-party-notices.txt"), `\n${notices}`);
	const files = await filesOf(folder);
	// Not the fonts of statements as PDF, which are loaded when one is saved, and not the start-up pictures, of which a phone takes one.
	const precached = files.filter(({ url }) => !/\.woff$|^start-up-/.test(url));
	await bundle(folder, "service-worker/service-worker.ts", "service-worker.js", {
		precached: JSON.stringify(precached.map(({ url, revision }) => ({ url, revision }))),
		placeholderBase: JSON.stringify(placeholderBase),
		queryPaths: JSON.stringify(calls.filter(({ kind }) => kind === "query").map(({ path }) => path)),
		"process.env.NODE_ENV": '"production"',
	});
	const press = join(root, "packages/ui-react/build/notification-press.entry.ts");
	await bundle(folder, press, "service-worker-notifications.js");
	const size = `${(sumOf(precached, "gzip") / 1e6).toFixed(1)} MB`;
	const page = (await readFile(join(sources, "index.html"), "utf8"))
		.replace("{{size}}", size)
		.replaceAll("{{name}}", () => brand.name);
	for (const name of ["index.html", "404.html"]) await writeFile(join(folder, name), page);
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
	const own = precached.filter(({ url }) => /^(demo|__control)\//.test(url));
	const [all, first] = [files, precached].map((some) => kilobytes(sumOf(some, "gzip")));
	console.log(
		`packages/demo/dist: ${kilobytes(sumOf(files, "size"))}, ${all} with gzip. A first visit loads ${precached.length} files, ${first} with gzip; of these the platform, the tour and the scenarios ${kilobytes(sumOf(own, "gzip"))}.`,
	);
};

/** The files of the app. Its pages are put together with those of the console: the service worker completes them. */
const copyApp = async (folder: string): Promise<void> => {
	const pages: Record<string, string> = {};
	for (const entry of await readdir(uiBuild, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || ownFiles.includes(entry.name)) continue;
		const source = join(entry.parentPath, entry.name);
		const name = relative(uiBuild, source).replaceAll("\\", "/");
		if (name.endsWith(".html"))
			pages[`/${name.replace(/(index)?\.html$/, "")}`] = demoPage(await readFile(source, "utf8"));
		else if (/^manifest.*\.json$/.test(name))
			pages[`/${name}`] = configuredManifest(await readFile(source, "utf8"), configuration);
		else await cp(source, join(folder, name));
	}
	const read = (file: string) => readFile(join(platform, file), "utf8");
	pages["/__control/"] = withHost(await read("console/index.html")).replace("main.ts", "main.js");
	const api = apiText(await read("control/api-reference.html"));
	pages["/__control/api"] = api.replaceAll('href="/', `href="${placeholderBase}`);
	pages["/__control/sign-in"] = withHost(await read("control/sign-in.html"));
	await writeFile(join(folder, "pages.json"), JSON.stringify(pages));
	await mkdir(join(folder, "__control/api"), { recursive: true });
	for (const [name, text] of [
		["openapi", toOpenApi(calls)],
		["asyncapi", toAsyncApi(frames)],
	] as const)
		await writeFile(join(folder, `__control/api/${name}.json`), JSON.stringify(text));
	await cp(join(platform, "console/console.css"), join(folder, "__control/console/console.css"));
};

/** What the demo has of its own. */
const ownFiles: readonly string[] = ["csp.json", "precache.json", "service-worker.js"];

/** A page of the platform, which runs it too: the page of the app may be closed. */
const withHost = (page: string): string =>
	page.replace("</head>", `<script type="module" src="${placeholderBase}demo/host.js"></script></head>`);

/** A page of the app with the bar of the demo above it. */
const demoPage = (html: string): string =>
	configuredPage(html, configuration, JSON.stringify({ base: placeholderBase }))
		.replace("<head>", `<head><script type="module" async src="${placeholderBase}demo/page.js"></script>`)
		.replace("</head>", `<style>${barStyle}</style></head>`)
		.replace("<body>", '<body><div id="demo-bar"></div>');

const configuration = readConfiguration(JSON.stringify({ base: placeholderBase }), { origin: "" });
const barStyle = readFileSync(join(sources, "page/bar.css"), "utf8");

/** Bundles a file with its imports. Returns their names. */
const bundle = async (
	folder: string,
	source: string,
	file: string,
	define: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> => {
	const isModule = !/^(assets|service-worker)/.test(file);
	const { output } = await build({
		input: resolve(sources, source),
		moduleTypes: { ".html": "text", ".css": "text" },
		transform: { define: { ...define } },
		output: {
			dir: folder,
			entryFileNames: file,
			chunkFileNames: "demo/[name]-[hash].js",
			format: isModule ? "esm" : "iife",
			minify: true,
		},
	});
	return output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
};

interface DemoFile {
	readonly url: string;
	readonly revision: string;
	readonly size: number;
	readonly gzip: number;
}

const filesOf = async (folder: string): Promise<readonly DemoFile[]> => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return Promise.all(
		files.sort().map(async (file) => {
			const bytes = await readFile(file);
			return {
				url: relative(folder, file),
				revision: createHash("sha256").update(bytes).digest("hex").slice(0, 12),
				size: bytes.length,
				gzip: gzipSync(bytes).length,
			};
		}),
	);
};

const sumOf = (files: readonly DemoFile[], of: "size" | "gzip"): number =>
	files.reduce((sum, file) => sum + file[of], 0);

if (import.meta.main) {
	readArguments({
		command: "npm run build:demo",
		about: "Builds the app and the mock platform as one folder for any static server.",
	});
	process.exitCode = await buildUiIfStale();
	if (process.exitCode === 0) await buildDemo();
}
