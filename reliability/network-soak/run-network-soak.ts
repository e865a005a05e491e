import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { catalogues } from "../../packages/ui-react/build/catalogues.plugin.ts";
import { root } from "../../scripts/paths.ts";
import { startPlatformProcess } from "../hostile/platform-process.ts";
import type { SoakFindings } from "../soak/soak.ts";
import type { AppOptions } from "./app-process.ts";

/** Runs a soak with the app in one process and the mock platform in another: the heap that is measured is the app's. */
export const runNetworkSoak = async (options: Omit<AppOptions, "origin">): Promise<SoakFindings> => {
	const directory = await mkdtemp(join(tmpdir(), "soak-"));
	try {
		const file = await buildApp(directory);
		const platform = await startPlatformProcess(["--seed", String(options.seed)]);
		try {
			return await findingsOf(file, { origin: `http://localhost:${platform.port}`, ...options });
		} finally {
			await platform.stop();
		}
	} finally {
		await rm(directory, { recursive: true });
	}
};

/** Builds the app for Node, with all that it imports. */
const buildApp = async (directory: string): Promise<string> => {
	await build({
		root,
		configFile: false,
		logLevel: "error",
		plugins: [catalogues()],
		ssr: { noExternal: true },
		build: {
			ssr: join(import.meta.dirname, "app-process.ts"),
			outDir: directory,
			rolldownOptions: { output: { entryFileNames: "app.mjs" } },
		},
	});
	return join(directory, "app.mjs");
};

const findingsOf = async (file: string, options: AppOptions): Promise<SoakFindings> => {
	const child = fork(file, [JSON.stringify(options)], { execArgv: ["--expose-gc"] });
	let findings: SoakFindings | undefined;
	child.once("message", (message) => {
		findings = message as SoakFindings;
	});
	const [code] = await once(child, "exit");
	if (!findings) throw new Error(`The process of the app ended with ${code}, without findings.`);
	return findings;
};
