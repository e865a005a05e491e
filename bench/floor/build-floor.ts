import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { precompress } from "../../packages/ui-react/build/precompress.plugin.ts";
import uiConfig from "../../packages/ui-react/vite.config.ts";
import { floorPages } from "./floor-pages.plugin.ts";

/**
 * Builds the floor: hello-world pages on the app's libraries, with the settings of the app's own build. Gives back the
 * directory; whoever asks for it removes it.
 */
export const buildFloor = async (): Promise<string> => {
	const outDir = await mkdtemp(join(tmpdir(), "tradewind-floor-"));
	const root = import.meta.dirname;
	const ui = uiConfig({ command: "build", mode: "production" });
	await build({
		...ui,
		root,
		configFile: false,
		logLevel: "error",
		plugins: [react(), floorPages(), precompress()],
		build: {
			...ui.build,
			outDir,
			rolldownOptions: { ...ui.build?.rolldownOptions, input: join(root, "screens/main.tsx") },
		},
	});
	return outDir;
};
