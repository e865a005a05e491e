import type { Plugin, Rolldown } from "vite";
import { writeServiceWorker } from "../../../scripts/service-worker.ts";
import { tabRoutes } from "../src/routes.ts";
import { serviceWorkerScript } from "./inline-scripts.ts";

/** Larger code, such as the writer of PDF files, is kept once it is used. In characters. */
const maxChunk = 300_000;

/**
 * Adds the script of the service worker, and `precache.json`: the files that it keeps. The shell is what the pages of the tabs load; the
 * rest is the other code. Words, fonts and pictures are kept once a page has loaded them (docs/app-on-the-phone.md).
 */
export const serviceWorker = (): Plugin => {
	return {
		name: "tradewind:service-worker",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		enforce: "post",
		generateBundle: {
			order: "post",
			async handler(_options, bundle) {
				this.emitFile({ type: "asset", fileName: "service-worker.js", source: await serviceWorkerScript() });
				const pages = tabRoutes.map(({ path }) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
				const shell = new Set(pages.flatMap((page) => filesIn(bundle, page)));
				const rest = Object.values(bundle).filter((file) => isKept(file) && !shell.has(file.fileName));
				const files = {
					pages,
					shell: [...shell].toSorted(),
					rest: rest.map((file) => file.fileName).toSorted(),
				};
				this.emitFile({ type: "asset", fileName: "precache.json", source: JSON.stringify(files) });
			},
		},
		writeBundle: {
			order: "post",
			async handler({ dir }) {
				if (dir !== undefined) await writeServiceWorker(dir);
			},
		},
	};
};

/** The files of the build that a page names. */
const filesIn = (bundle: Rolldown.OutputBundle, page: string): readonly string[] => {
	const file = bundle[page];
	if (file?.type !== "asset") throw new Error(`The build has no ${page}`);
	const named = [...String(file.source).matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name);
	return [...new Set(named)].filter((name) => bundle[name] !== undefined && !isWords(bundle[name]));
};

const isWords = (file: Rolldown.OutputBundle[string]): boolean =>
	file.type === "chunk" && file.moduleIds.some((id) => id.includes("virtual:catalogues/"));

const isKept = (file: Rolldown.OutputBundle[string]): boolean => {
	if (file.type === "asset") return /^assets\/.*\.css$/.test(file.fileName);
	return file.code.length < maxChunk && !isWords(file);
};
