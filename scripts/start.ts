/** `npm start`: builds the UI if its sources have changed, then serves it together with the mock platform on one port. */
import { join } from "node:path";
import { readArguments } from "./arguments.ts";
import { root, uiBuild } from "./paths.ts";
import {
	platformArguments,
	platformOptions,
	platformVariables,
	worldArguments,
	worldOptions,
} from "./platform-options.ts";
import { portFrom, requireFree } from "./port.ts";
import { runUntilStopped, startNode } from "./processes.ts";
import { buildUiIfStale } from "./ui-build.ts";

const options = readArguments({
	command: "npm start",
	about: "Builds the UI if its sources have changed, and serves it together with the mock platform.",
	options: { ...platformOptions, ...worldOptions },
	variables: platformVariables,
});
const port = portFrom("PORT", 4173);
await requireFree(port, "PORT", "npm start");

const built = await buildUiIfStale();
if (built !== 0) process.exit(built);

const platform = join(root, "packages/mock-server/src/main.ts");
process.exitCode = await runUntilStopped(
	startNode([platform, "--ui", uiBuild, ...platformArguments(options), ...worldArguments(options)], {
		PORT: String(port),
	}),
);
