import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandFiles, brandValues } from "./build/brand/brand.plugin.ts";
import { readBrand } from "./build/brand/brand.ts";
import { buildTargets, supportedBrowsers } from "./build/browsers.ts";
import { catalogues } from "./build/catalogues.plugin.ts";
import { chunkGroups } from "./build/chunks.ts";
import { mergeRuntime } from "./build/merge-runtime.plugin.ts";
import { notices } from "./build/notices.plugin.ts";
import { prerender } from "./build/prerender.plugin.ts";
import { serviceWorker } from "./build/service-worker.plugin.ts";
import { stripMetadata } from "./build/strip-metadata.plugin.ts";
import { webManifest } from "./build/web-manifest.plugin.ts";

/** Its package.json resolves to the development build, in production too. */
const leanRouter = {
	find: /^react-router$/,
	replacement: fileURLToPath(
		new URL("../../node_modules/react-router/dist/production/index.mjs", import.meta.url),
	),
};

/**
 * The first load names all other files: a character less of each hash, and one case of letters, are a quarter of a kB. A hash of 36 bits
 * is enough to tell the releases of one file apart.
 */
const fileName = "assets/[name]-[hash:7]";

/** `npm run build -- --brand FOLDER` sets the variable. */
const ownBrand = fileURLToPath(new URL("../../brand", import.meta.url));
const brand = readBrand(resolve(process.env.BRAND || ownBrand));

export default defineConfig(({ command }) => ({
	plugins: [
		catalogues(),
		brandValues(brand),
		brandFiles(brand),
		stripMetadata(),
		react(),
		mergeRuntime(),
		prerender(brand),
		notices(),
		webManifest(),
		serviceWorker(),
	],
	resolve: { alias: command === "build" ? [leanRouter] : [] },
	// Chunks and workers are found beside the file that loads them, under any base path.
	base: "./",
	build: {
		target: buildTargets(supportedBrowsers()),
		modulePreload: { polyfill: false },
		cssMinify: "lightningcss",
		// In kB, for the largest chunk: the writer of PDF files, which only a statement loads. What pages load has budgets (bench/).
		chunkSizeWarningLimit: 1100,
		rolldownOptions: {
			// A slow machine is no fault of the build.
			checks: { pluginTimings: false },
			treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
			output: {
				hashCharacters: "base36",
				entryFileNames: `${fileName}.js`,
				chunkFileNames: `${fileName}.js`,
				assetFileNames: `${fileName}[extname]`,
				codeSplitting: { groups: chunkGroups },
			},
		},
	},
}));
