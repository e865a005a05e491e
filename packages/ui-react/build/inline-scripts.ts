import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { content, market, realtime, session, site } from "@tradewind/contracts";
import { languages } from "@tradewind/domain/site";
import { build } from "rolldown";
import { minify } from "rolldown/utils";
import { prerenderedIn } from "./prerendered-languages.ts";

/** The script of the head, with what it needs to know of languages and calls. `catalogues`: language code → address. */
export const headScript = async (catalogues: Readonly<Record<string, string>>): Promise<string> => {
	const facts = {
		languages: Object.fromEntries(
			languages.map(({ code, tag, direction }) => [
				code,
				{ code, tag, dir: direction, catalogue: catalogues[code] ?? catalogues.en },
			]),
		),
		// The prices first: the last ones wait for a connection.
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
		wireThread: await wireThread(),
	};
	const source = await readFile(new URL("./first-moments.js", import.meta.url), "utf8");
	const { code } = await minify("first-moments.js", `(facts => {${source}})(${JSON.stringify(facts)})`);
	return code.trim();
};

/** What runs in the thread that keeps the wire to the platform. */
export const wireThread = async (): Promise<string> => {
	const input = fileURLToPath(new URL("./wire-thread.entry.ts", import.meta.url));
	const { output } = await build({ input, write: false, output: { format: "iife", minify: true } });
	return output[0].code.trim();
};

/** Puts the shell of the page's language in place of the first one. */
export const shellScript =
	"(s=>{s&&document.getElementById('root').replaceChildren(s.content);delete document.documentElement.dataset.shell})(document.getElementById('shell-'+document.documentElement.dataset.shell))";

/**
 * Evaluates the libraries and the app one after the other: a slow phone can answer a touch in between. Code that is gone
 * means a new release: the page is loaded anew, once, and not at all where nothing can be kept, for it could not know that it
 * was. Until the app stands on the screen errors have no stack: libraries make some to see what theirs looks like, or to keep
 * them, and for each of them the browser reads the whole file a second time. A depth of 0 is what Effect asks for and heeds;
 * with developer tools open only a depth that is none at all keeps V8 from it.
 *
 * What the page needs besides is asked for when the app has come, and so arrives while the libraries are evaluated; asked for
 * at once it would share the line with them, and they would come last.
 */
export const startScript = (libraries: string, app: string): string =>
	[
		`document.querySelector('link[href="${app}"]').onload=()=>{for(const l of document.querySelectorAll("link[data-next]"))l.rel="modulepreload"}`,
		`const k="tradewind.restarted",e=Error,l=e.stackTraceLimit,kept=f=>setTimeout(()=>{try{f(sessionStorage)}catch{}})`,
		"window.tradewindStackDepth=l",
		"e.stackTraceLimit=0",
		`import("${libraries}").then(()=>{e.stackTraceLimit=void 0;kept(s=>s.removeItem(k));setTimeout(()=>import("${app}").catch(x=>{e.stackTraceLimit=l;throw x}))},()=>kept(s=>{if(!s.getItem(k)){s.setItem(k,1);location.reload()}}))`,
	].join(";");

/** As a content security policy names an inline script. */
export const hashOf = (script: string): string =>
	`sha256-${createHash("sha256").update(script).digest("base64")}`;
