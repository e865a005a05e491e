import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A script of the page that keeps what is written to the console, and what the engine reports as events. WebDriver has no log,
 * so the built app gets it as its first script. WebKit reports files that a navigation stops as failed; these are left out.
 */
const hook = `(() => {
	const keep = (line) => {
		try {
			const lines = JSON.parse(sessionStorage.getItem("console") ?? "[]");
			sessionStorage.setItem("console", JSON.stringify([...lines, String(line).slice(0, 300)]));
		} catch {}
	};
	for (const level of ["error", "warn"]) {
		const print = console[level];
		console[level] = (...words) => {
			keep(words.map(String).join(" "));
			print.apply(console, words);
		};
	}
	let isLeaving = false;
	addEventListener("beforeunload", () => (isLeaving = true));
	addEventListener("error", ({ message, target }) => {
		// WebKit reports sizes that an observer receives one frame later, which is no fault.
		if (message?.startsWith("ResizeObserver loop")) return;
		if (message) keep(message);
		else if (!isLeaving) keep("Failed to load resource: " + (target?.src ?? target?.href));
	}, true);
	addEventListener("unhandledrejection", ({ reason }) => keep(reason));
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		keep("refused by " + violatedDirective + ": " + blockedURI));
})();
`;

/** An expression in the page: the kept lines as JSON, which are then forgotten. */
export const takeLogged =
	'(() => { const lines = sessionStorage.getItem("console") ?? "[]"; sessionStorage.removeItem("console"); return lines; })()';

/** A copy of the built app with the hook in each page; `using` removes it. */
export const copyWithHook = (directory: string): { readonly directory: string } & Disposable => {
	const copy = mkdtempSync(join(tmpdir(), "tradewind-ui-"));
	cpSync(directory, copy, { recursive: true, filter: (path) => !/\.html\.(br|gz)$/.test(path) });
	writeFileSync(join(copy, "console-hook.js"), hook);
	for (const page of globSync("**/*.html", { cwd: copy })) {
		const text = readFileSync(join(copy, page), "utf8");
		writeFileSync(join(copy, page), text.replace("<head>", '<head><script src="/console-hook.js"></script>'));
	}
	return { directory: copy, [Symbol.dispose]: () => rmSync(copy, { recursive: true, force: true }) };
};
