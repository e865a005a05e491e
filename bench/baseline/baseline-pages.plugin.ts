import type { Plugin } from "vite";
import { socketWorkerScript } from "../../packages/ui-react/build/inline-scripts.ts";
import { shell } from "./shell.ts";

/** Writes the pages of the baseline, which load their scripts as the app's pages do, and the script of the socket worker. */
export const baselinePages = (): Plugin => ({
	name: "tradewind:baseline-pages",
	async generateBundle(_options, bundle) {
		const paths = new Map(
			Object.values(bundle).flatMap((file) =>
				file.type === "chunk" ? [[file.name, `/${file.fileName}`] as const] : [],
			),
		);
		const [main, chart] = [paths.get("main"), paths.get("candle-chart")];
		if (!main || !chart)
			throw new Error(`The baseline was built in unexpected chunks: ${[...paths.keys()].join(", ")}`);
		const later = [chart, ...["app", "live-screens"].map((name) => paths.get(name))];
		const first = [...paths.values()].filter((path) => !later.includes(path));
		const home = shell({ title: "Home", preloads: first, main });
		const trade = shell({ title: "Trade", preloads: [...first, chart], main });
		this.emitFile({ type: "asset", fileName: "index.html", source: home });
		this.emitFile({ type: "asset", fileName: "trade.html", source: trade });
		this.emitFile({
			type: "asset",
			fileName: "assets/socket-worker.txt",
			source: await socketWorkerScript(),
		});
	},
});
