import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTargets, supportedBrowsers } from "./build/browsers.ts";
import { catalogues } from "./build/catalogues.plugin.ts";
import { chunkGroups } from "./build/chunks.ts";
import { mergeRuntime } from "./build/merge-runtime.plugin.ts";
import { prerender } from "./build/prerender.plugin.ts";
import { stripMetadata } from "./build/strip-metadata.plugin.ts";

/** Its package.json resolves to the development build, in production too. */
const leanRouter = {
	find: /^react-router$/,
	replacement: fileURLToPath(
		new URL("../../node_modules/react-router/dist/production/index.mjs", import.meta.url),
	),
};

export default defineConfig(({ command }) => ({
	plugins: [catalogues(), stripMetadata(), react(), mergeRuntime(), prerender()],
	resolve: { alias: command === "build" ? [leanRouter] : [] },
	// The first label of the host for desktops, such as "www"; without it every device stays (docs/assumptions.md, A-152).
	define: { DESKTOP_LABEL: JSON.stringify(process.env.DESKTOP_LABEL ?? "") },
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
			output: { codeSplitting: { groups: chunkGroups } },
		},
	},
}));
