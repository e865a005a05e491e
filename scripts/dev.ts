/**
 * `npm run dev`: the UI with hot reload, next to a mock platform that restarts when its sources change. `DEMO_HOST` names
 * another platform for it.
 */
import { join } from "node:path";
import { createServer } from "vite";
import { readArguments } from "./arguments.ts";
import { cataloguePath, devCatalogue, inspectedActors } from "./dev-catalogue.plugin.ts";
import { devPlatform } from "./dev-platform.plugin.ts";
import { backendOf, proxyTo } from "./dev-proxy.ts";
import { root, uiRoot } from "./paths.ts";
import { devWorldArguments, platformArguments, platformOptions, worldOptions } from "./platform-options.ts";
import { portFrom, requireFree } from "./port.ts";
import { exitCodeOf, startNode } from "./processes.ts";

const options = readArguments({
	command: "npm run dev",
	about: "Serves the UI with hot reload, next to a mock platform that restarts when its sources change.",
	options: { ...platformOptions, fresh: worldOptions.fresh },
	variables: {
		PORT: "The port of the pages; by default 4173.",
		PLATFORM_PORT: "The port of the mock platform; by default the next one.",
		DEMO_HOST: "Another platform instead of the mock platform.",
	},
});
const port = portFrom("PORT", 4173);
const platformPort = portFrom("PLATFORM_PORT", port + 1);
await requireFree(port, "PORT", "npm run dev");
await requireFree(platformPort, "PLATFORM_PORT", "npm run dev");

const backend = backendOf(process.env.DEMO_HOST, platformPort);
const platform = backend.isMock
	? startNode(
			[
				...["--watch", "--watch-preserve-output", join(root, "packages/mock-server/src/main.ts")],
				// The platform has no pages here: its addresses are those of the UI in front of it.
				...["--address", `http://localhost:${port}`, ...platformArguments(options)],
				...(await devWorldArguments(options)),
			],
			{ PORT: String(platformPort), HOST: "127.0.0.1" },
		)
	: undefined;

const proxy = proxyTo(backend);
const vite = await createServer({
	root: uiRoot,
	plugins: [
		devCatalogue(),
		inspectedActors(),
		...(backend.isMock ? [devPlatform(platformPort, Object.keys(proxy))] : []),
	],
	server: { port, strictPort: true, proxy },
});
await vite.listen();
console.log(
	`\nThe UI, with hot reload   http://localhost:${port}\nComponents and machines   http://localhost:${port}${cataloguePath}\nThe platform behind it    ${backend.url}\n`,
);

const stop = async () => {
	platform?.kill("SIGTERM");
	await Promise.all([vite.close(), platform && exitCodeOf(platform)]);
	process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
