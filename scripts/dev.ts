/**
 * `npm run dev`: the UI with hot reload, next to a mock platform that restarts when its sources change. `DEMO_HOST` names
 * another platform for it.
 */
import { join } from "node:path";
import { createServer } from "vite";
import { backendOf, proxyTo } from "./dev-proxy.ts";
import { root, uiRoot } from "./paths.ts";
import { portFrom, requireFree } from "./port.ts";
import { exitCodeOf, startNode } from "./processes.ts";

const port = portFrom("PORT", 4173);
const platformPort = portFrom("PLATFORM_PORT", port + 1);
await requireFree(port, "PORT", "npm run dev");
await requireFree(platformPort, "PLATFORM_PORT", "npm run dev");

const backend = backendOf(process.env.DEMO_HOST, platformPort);
const platform = backend.isMock
	? startNode(["--watch", "--watch-preserve-output", join(root, "packages/mock-server/src/main.ts")], {
			PORT: String(platformPort),
			HOST: "127.0.0.1",
			PAGE_ORIGIN: `http://localhost:${port}`,
		})
	: undefined;

const vite = await createServer({
	root: uiRoot,
	server: {
		port,
		strictPort: true,
		proxy: proxyTo(backend),
	},
});
await vite.listen();
console.log(
	`\nThe UI, with hot reload   http://localhost:${port}\n${backend.isMock ? "The mock platform behind it" : `The platform behind it    ${backend.url}`}\n`,
);

const stop = async () => {
	platform?.kill("SIGTERM");
	await Promise.all([vite.close(), platform && exitCodeOf(platform)]);
	process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
