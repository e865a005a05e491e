import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Plugin } from "vite";

const notice = "/@tradewind/platform-notice";
const probeMs = 250;
/** A platform that has not started after this time has an error, which the terminal shows. */
const patienceMs = 60_000;

/**
 * While the mock platform restarts, requests to it wait instead of failing, and the page says why nothing changes. `paths` are
 * those that go to the platform.
 */
export const devPlatform = (port: number, paths: readonly string[]): Plugin => ({
	name: "tradewind:dev-platform",
	configureServer: (server) => {
		let isReady = true;
		const watching = setInterval(async () => {
			const answers = await isListening(port);
			if (answers !== isReady) server.ws.send("tradewind:platform", { isReady: answers });
			isReady = answers;
		}, probeMs);
		server.httpServer?.once("close", () => clearInterval(watching));
		server.middlewares.use(async ({ url = "" }, _, next) => {
			if (paths.some((path) => url.startsWith(path))) await untilListening(port);
			next();
		});
	},
	resolveId: (id) => (id === notice ? id : null),
	load: (id) => (id === notice ? noticeCode : null),
	transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: notice }, injectTo: "body" }],
});

const noticeCode = `
const line = document.createElement("div");
line.setAttribute("role", "status");
line.style.cssText = "position:fixed;inset:auto 0 0;z-index:9999;padding:8px;text-align:center;background:#222;color:#fff;font:14px sans-serif";
import.meta.hot?.on("tradewind:platform", ({ isReady }) => {
	line.textContent = isReady ? "" : "The mock platform restarts.";
	if (isReady) line.remove();
	else document.body.append(line);
});
`;

export const isListening = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const probe = connect(port, "127.0.0.1");
		probe.once("connect", () => {
			probe.destroy();
			resolve(true);
		});
		probe.once("error", () => resolve(false));
	});

export const untilListening = async (port: number, patience = patienceMs): Promise<void> => {
	const end = Date.now() + patience;
	while (!(await isListening(port)) && Date.now() < end) await pause(50);
};
