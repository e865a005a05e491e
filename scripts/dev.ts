/** `npm run dev`: the UI with hot reload, next to a mock platform that restarts when its sources change. */
import { join } from "node:path";
import { createServer } from "vite";
import { root, uiRoot } from "./paths.ts";
import { portFrom, requireFree } from "./port.ts";
import { exitCodeOf, startNode } from "./processes.ts";

const port = portFrom("PORT", 4173);
const platformPort = portFrom("PLATFORM_PORT", port + 1);
await requireFree(port, "PORT", "npm run dev");
await requireFree(platformPort, "PLATFORM_PORT", "npm run dev");

const platform = startNode(
	["--watch", "--watch-preserve-output", join(root, "packages/mock-server/src/main.ts")],
	{ PORT: String(platformPort), HOST: "127.0.0.1" },
);

const platformUrl = `http://127.0.0.1:${platformPort}`;
const vite = await createServer({
	root: uiRoot,
	server: {
		port,
		strictPort: true,
		proxy: {
			"/api/v2/ws": { target: platformUrl, ws: true },
			"/api": platformUrl,
			"/v2/api": platformUrl,
			"/media": platformUrl,
			"/manifest.json": platformUrl,
			// With the host name of the page: the control refuses pages of another origin.
			"/__control": { target: platformUrl, changeOrigin: false },
		},
	},
});
await vite.listen();
console.log(`\nThe UI, with hot reload   http://localhost:${port}\nThe mock platform behind it\n`);

const stop = async () => {
	platform.kill("SIGTERM");
	await Promise.all([vite.close(), exitCodeOf(platform)]);
	process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
