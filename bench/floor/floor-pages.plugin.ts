import type { Plugin } from "vite";
import { socketWorkerScript } from "../../packages/ui-react/build/inline-scripts.ts";
import { shell } from "./shell.ts";

/**
 * Writes the floor's pages, each with its line of text before any script; they start as the app's pages do. Beside them stands the
 * script of the socket's thread, for the lists that follow the platform.
 */
export const floorPages = (): Plugin => ({
	name: "tradewind:floor-pages",
	async generateBundle(_options, bundle) {
		const paths = new Map(
			Object.values(bundle).flatMap((file) =>
				file.type === "chunk" ? [[file.name, `/${file.fileName}`] as const] : [],
			),
		);
		const [main, chart] = [paths.get("main"), paths.get("candle-chart")];
		if (!main || !chart)
			throw new Error(`The floor was built in other chunks: ${[...paths.keys()].join(", ")}`);
		const later = [chart, ...["app", "live-screens"].map((name) => paths.get(name))];
		const first = [...paths.values()].filter((path) => !later.includes(path));
		const home = shell({ title: "Home", preloads: first, main });
		const trade = shell({ title: "Trade", preloads: [...first, chart], main });
		this.emitFile({ type: "asset", fileName: "index.html", source: home });
		this.emitFile({ type: "asset", fileName: "trade.html", source: trade });
		this.emitFile({ type: "asset", fileName: "assets/wire-thread.txt", source: await socketWorkerScript() });
	},
});
