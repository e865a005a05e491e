import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { content, market, realtime, session, site } from "@tradewind/contracts";
import { languages } from "@tradewind/domain/site";
import { build } from "rolldown";
import { minify } from "rolldown/utils";
import { prerenderedIn } from "./prerendered-languages.ts";

/** A file of the brand's font, below the base path. */
export interface FontFile {
	readonly family: string;
	readonly file: string;
	readonly weight: string;
}

/**
 * The head script with the facts that it needs about languages and calls. `catalogues`: language code → file.
 * `socketWorker`: the file of the worker's script.
 */
export const headScript = async (
	catalogues: Readonly<Record<string, string>>,
	socketWorker: string,
	fonts: readonly FontFile[],
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
		fonts,
	};
	const source = await readFile(new URL("./head-script.js", import.meta.url), "utf8");
	const { code } = await minify("head-script.js", `(facts => {${source}})(${JSON.stringify(facts)})`);
	return (await bundled("./configuration.entry.ts")) + code.trim();
};

/** The script of the socket worker. */
export const socketWorkerScript = (): Promise<string> => bundled("./socket-worker.entry.ts");

/** The script of the service worker, without the list of files that `writeServiceWorker` puts before it. */
export const serviceWorkerScript = (): Promise<string> => bundled("./service-worker.entry.ts");

/** A file of this folder with its imports, as one statement. */
const bundled = async (file: string): Promise<string> => {
	const input = fileURLToPath(new URL(file, import.meta.url));
	const { output } = await build({
		input,
		write: false,
		transform: { define: { "process.env.NODE_ENV": '"production"' } },
		output: { format: "iife", minify: true },
	});
	return output[0].code.trim();
};

/**
 * Replaces the English shell, which is hidden until then, with the shell of the saved language. A language without a shell gets
 * the English one with blanks of the same length instead of its words; they are shown as bars until the app renders.
 */
export const shellScript = [
	"((root,data)=>{",
	"if(data.shell===undefined)return;",
	"const shell=document.getElementById('shell-'+data.shell);",
	"if(shell){root.replaceChildren(shell.content);delete data.shell;return}",
	"const walker=document.createTreeWalker(root,4);",
	"while(walker.nextNode())walker.currentNode.data=walker.currentNode.data.replace(/\\S/g,'\\u2002');",
	"for(const name of['aria-label','placeholder','alt','title'])",
	"for(const element of root.querySelectorAll('['+name+']'))element.setAttribute(name,'');",
	"data.shell=''",
	"})(document.getElementById('root'),document.documentElement.dataset)",
].join("");

/** The name of an inline script or style in a content security policy. */
export const hashOf = (script: string): string =>
	`sha256-${createHash("sha256").update(script).digest("base64")}`;
