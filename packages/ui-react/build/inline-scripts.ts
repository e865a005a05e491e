import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { content, market, realtime, session, site } from "@tradewind/contracts";
import { languages } from "@tradewind/domain/site";
import { build } from "rolldown";
import { minify } from "rolldown/utils";
import { prerenderedIn } from "./prerendered-languages.ts";

/**
 * The head script with the facts that it needs about languages and calls. `catalogues`: language code → address.
 * `socketWorker`: the address of the worker's script.
 */
export const headScript = async (
	catalogues: Readonly<Record<string, string>>,
	socketWorker: string,
): Promise<string> => {
	const facts = {
		languages: Object.fromEntries(
			languages.map(({ code, tag, direction }) => [
				code,
				{ code, tag, dir: direction, catalogue: catalogues[code] ?? catalogues.en },
			]),
		),
		// Prices first: browsers open six connections, so the last requests wait.
		questions: [market.getTradeList, site.getBasicInfo, site.getCompanyStatus, content.getMenu].map(
			({ path }) => path,
		),
		customerQuestion: session.getUserInfo.path,
		instruments: market.getTradeList.path,
		candles: market.getKline.path,
		period: market.getKline.example.input.period,
		socketPath: realtime.socketPath,
		subscription: JSON.stringify({ type: "sub", topic: "DAY_MARKET" } satisfies realtime.ClientFrame),
		paintedIn: prerenderedIn,
		socketWorker,
	};
	const source = await readFile(new URL("./head-script.js", import.meta.url), "utf8");
	const { code } = await minify("head-script.js", `(facts => {${source}})(${JSON.stringify(facts)})`);
	return code.trim();
};

/** The script of the socket worker. */
export const socketWorkerScript = async (): Promise<string> => {
	const input = fileURLToPath(new URL("./socket-worker.entry.ts", import.meta.url));
	const { output } = await build({ input, write: false, output: { format: "iife", minify: true } });
	return output[0].code.trim();
};

/** Replaces the English shell with the shell of the saved language. */
export const shellScript =
	"(s=>{s&&document.getElementById('root').replaceChildren(s.content);delete document.documentElement.dataset.shell})(document.getElementById('shell-'+document.documentElement.dataset.shell))";

/** The name of an inline script or style in a content security policy. */
export const hashOf = (script: string): string =>
	`sha256-${createHash("sha256").update(script).digest("base64")}`;
