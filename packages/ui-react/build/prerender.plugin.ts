import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type LanguageCode, languageCodes } from "@tradewind/domain/site";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import manifest from "../package.json" with { type: "json" };
import type { Route } from "../src/routes/route.ts";
import { routes } from "../src/routes.ts";
import { brandValues, withOwnNames } from "./brand/brand.plugin.ts";
import type { Brand } from "./brand/brand.ts";
import { catalogues } from "./catalogues.plugin.ts";
import { type FontFile, hashOf, headScript, shellScript, socketWorkerScript } from "./inline-scripts.ts";
import { oldBrowserScript } from "./old-browser.ts";
import { oldBrowserTexts } from "./old-browser-texts.ts";
import { prerenderedIn } from "./prerendered-languages.ts";
import { styleRules } from "./style-rules.ts";

const buildMeta = '<meta name="app-build" content=""';
const withBuild = (build: string): string => buildMeta.replace('""', `"${build}"`);

type Bundle = Rolldown.OutputBundle;
type RenderShell = (route: Route, language: LanguageCode) => Promise<string>;

/** The exports of `src/prerender.tsx`. */
interface Renderer {
	readonly renderShell: RenderShell;
}

/**
 * Writes one HTML file per page: its initial markup in each prerendered language, the app's inline styles, then its code.
 * Writes the hashes of the inline scripts and styles to csp.json.
 */
export const prerender = (brand: Brand): Plugin => {
	let root = "";
	return {
		name: "tradewind:prerender",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		enforce: "post",
		configResolved: (config) => {
			root = config.root;
		},
		generateBundle: {
			order: "post",
			async handler(_options, bundle) {
				const template = bundle["index.html"];
				if (template?.type !== "asset") throw new Error("The build has no index.html");
				const page = String(template.source).replace(
					/<(script|link)[^>]*\/assets\/[^>]*>(<\/script>)?\s*/g,
					"",
				);
				delete bundle["index.html"];
				const worker = this.emitFile({
					type: "asset",
					name: "socket-worker.js",
					source: await socketWorkerScript(),
				});
				const script = withOwnNames(
					await headScript(catalogueFiles(bundle), this.getFileName(worker), fontFiles(brand)),
					brand,
				);
				const texts = this.emitFile({
					type: "asset",
					name: "old-browser.json",
					source: JSON.stringify(oldBrowserTexts),
				});
				const oldBrowser = withOwnNames(oldBrowserScript(this.getFileName(texts)), brand);
				const styleHashes: Record<string, string> = {};
				const pages: Record<string, string> = {};
				const main = chunkOf(bundle, "main.tsx").fileName;
				await withRenderer(root, brand, async (renderShell) => {
					for (const route of routes as readonly Route[]) {
						const { scripts, styles } = filesOf(bundle, route);
						const rendered: string[] = [];
						for (const language of prerenderedIn) rendered.push(await renderShell(route, language));
						const { shells, rules } = styleRules(rendered);
						const inline = textOf(bundle, styles) + rules;
						const source = page
							.replace(
								"</head>",
								() => `${head(route, { scripts, styles, main, inline, oldBrowser, script })}</head>`,
							)
							.replace('<div id="root"></div>', () => body(shells));
						const fileName = route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`;
						pages[fileName] = source;
						styleHashes[fileName] = hashOf(inline);
					}
				});
				// It names the release: each page with the files that it loads, and the other files of the build.
				const id = createHash("sha256").update(JSON.stringify([pages, Object.keys(bundle).toSorted()]));
				const build = BigInt(`0x${id.digest("hex")}`)
					.toString(36)
					.slice(0, 8);
				for (const [fileName, source] of Object.entries(pages))
					this.emitFile({ type: "asset", fileName, source: source.replace(buildMeta, withBuild(build)) });
				this.emitFile({
					type: "asset",
					fileName: "version.json",
					source: JSON.stringify({ version: manifest.version, build, brand: brand.id }),
				});
				const policy = {
					scripts: [oldBrowser, script, shellScript].map(hashOf),
					styles: styleHashes,
				};
				this.emitFile({ type: "asset", fileName: "csp.json", source: JSON.stringify(policy) });
			},
		},
	};
};

interface Files {
	readonly scripts: Set<string>;
	/** In the order of the cascade: a file comes after those that it depends on. */
	readonly styles: Set<string>;
}

/** The files that the screen of `route` needs, with those that every page needs. */
const filesOf = (bundle: Bundle, { screen, preloads = [] }: Route): Files => {
	const files: Files = { scripts: new Set(), styles: new Set() };
	const sources = [`${screen}.screen.tsx`, ...preloads];
	for (const source of ["main.tsx", ...sources]) follow(bundle, chunkOf(bundle, source).fileName, files);
	return files;
};

interface Head extends Files {
	readonly main: string;
	readonly inline: string;
	readonly oldBrowser: string;
	readonly script: string;
}

/**
 * A browser opens six connections to a host. On home the requests of the head script go first, because it shows prices before
 * the code has loaded. All other pages need their code first.
 */
const head = ({ path }: Route, { scripts, styles, main, inline, oldBrowser, script }: Head): string => {
	const priority = path === "/" ? ' fetchpriority="low"' : "";
	const preloads = [...scripts].map((file) => `<link rel="modulepreload"${priority} href="/${file}">`);
	// Never fetched: they tell the loader of chunks which style sheets the page has inline.
	const inlined = [...styles].map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
	const requests = `<script>${script}</script>`;
	return [
		`<script>${oldBrowser}</script>`,
		`<style>${inline}</style>`,
		...inlined,
		...(path === "/" ? [requests, ...preloads] : [...preloads, requests]),
		`<script type="module" fetchpriority="low" src="/${main}"></script>`,
	].join("\n");
};

const body = ([first = "", ...others]: readonly string[]): string => {
	const templates = others.map(
		(shell, index) => `<template id="shell-${prerenderedIn[index + 1]}">${shell}</template>`,
	);
	return `<div id="root">${first}</div>${templates.join("")}<script>${shellScript}</script>`;
};

const chunkOf = (bundle: Bundle, source: string): Rolldown.OutputChunk => {
	const file = fileWith(bundle, source);
	if (file === undefined) throw new Error(`No chunk contains ${source}`);
	return file;
};

const fileWith = (bundle: Bundle, source: string): Rolldown.OutputChunk | undefined => {
	for (const file of Object.values(bundle))
		if (file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(`/${source}`))) return file;
	return undefined;
};

const follow = (bundle: Bundle, name: string, found: Files): void => {
	const file = bundle[name];
	if (file?.type !== "chunk" || found.scripts.has(name)) return;
	found.scripts.add(name);
	for (const imported of file.imports) follow(bundle, imported, found);
	for (const style of file.viteMetadata?.importedCss ?? []) found.styles.add(style);
};

const textOf = (bundle: Bundle, styles: ReadonlySet<string>): string =>
	[...styles]
		.map((name) => {
			const file = bundle[name];
			if (file?.type !== "asset") throw new Error(`The build has no ${name}`);
			return String(file.source).trim();
		})
		.join("");

/** Language code → the file of its first words. */
const catalogueFiles = (bundle: Bundle): Readonly<Record<string, string>> =>
	Object.fromEntries(
		languageCodes.flatMap((code) => {
			const file = fileWith(bundle, `first-words/${code}`);
			return file ? [[code, file.fileName]] : [];
		}),
	);

const fontFiles = ({ font }: Brand): readonly FontFile[] =>
	font
		? [
				{ family: font.family, file: font.regular, weight: "400" },
				{ family: font.family, file: font.strong, weight: "600" },
			]
		: [];

const withRenderer = async (
	root: string,
	brand: Brand,
	use: (renderShell: RenderShell) => Promise<void>,
): Promise<void> => {
	const outDir = await mkdtemp(join(tmpdir(), "tradewind-shell-"));
	try {
		await build({
			root,
			configFile: false,
			logLevel: "error",
			plugins: [catalogues(), brandValues(brand), react()],
			ssr: { noExternal: true },
			build: { ssr: "src/prerender.tsx", outDir, copyPublicDir: false },
		});
		const { renderShell }: Renderer = await import(pathToFileURL(join(outDir, "prerender.js")).href);
		await use(async (route, language) => (await renderShell(route, language)).replace(/<!--.*?-->/g, ""));
	} finally {
		await rm(outDir, { recursive: true, force: true });
	}
};
