import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import uiConfig from "../../packages/ui-react/vite.config.ts";
import { compressBuild } from "../../scripts/compress-build.ts";
import { baselinePages } from "./baseline-pages.plugin.ts";

/**
 * Builds the baseline: hello-world pages on the app's libraries, with the settings of the app's build. The caller removes the
 * returned directory.
 */
export const buildBaseline = async (): Promise<string> => {
	const outDir = await mkdtemp(join(tmpdir(), "tradewind-baseline-"));
	const root = import.meta.dirname;
	const ui = uiConfig({ command: "build", mode: "production" });
	await build({
		...ui,
		root,
		configFile: false,
		logLevel: "error",
		plugins: [react(), baselinePages()],
		build: {
			...ui.build,
			outDir,
			rolldownOptions: { ...ui.build?.rolldownOptions, input: join(root, "screens/main.tsx") },
		},
	});
	await compressBuild(outDir);
	return outDir;
};
