import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
	type Configuration,
	readConfiguration,
} from "../../packages/ui-react/src/storage/read-configuration.ts";
import { compressBuild } from "../compress-build.ts";
import { writeServiceWorker } from "../service-worker.ts";
import { configuredManifest, configuredPage } from "./configured-page.ts";
import { policiesOf } from "./policies.ts";
import { serverFiles } from "./server-files.ts";

interface Options {
	/** The folder of the built app. */
	readonly from: string;
	/** Gets the pages below their base path in `pages/`, and the configurations of the servers. */
	readonly to: string;
	/** The text of the configuration. */
	readonly config: string;
	/** The address of the platform, if the servers of the pages stand before it too. */
	readonly platform?: string | undefined;
}

/** Prepares the built app for one environment. Nothing is written if the configuration is not valid. */
export const configureApp = async ({ from, to, config, platform }: Options): Promise<{ pages: number }> => {
	const configuration = checked(config, platform);
	const root = resolve(to, "pages");
	const folder = join(root, configuration.base);
	const hashes = JSON.parse(await readFile(join(from, "csp.json"), "utf8"));
	await rm(root, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	await cp(from, folder, {
		recursive: true,
		filter: (path) => !/((\.html|[/\\]manifest(\.\w+)?\.json)\.(br|gz)|[/\\]csp\.json.*)$/.test(path),
	});
	const files = await readdir(folder, { recursive: true });
	const pages = files.filter((file) => file.endsWith(".html"));
	for (const page of pages) {
		const html = await readFile(join(folder, page), "utf8");
		await writeFile(join(folder, page), configuredPage(html, configuration, config));
	}
	for (const file of files.filter((name) => /^manifest(\.\w+)?\.json$/.test(name))) {
		const manifest = await readFile(join(folder, file), "utf8");
		await writeFile(join(folder, file), configuredManifest(manifest, configuration));
	}
	const { build } = await writeServiceWorker(folder, { isOff: configuration.serviceWorker === "off" });
	await rm(join(folder, "precache.json"));
	await compressBuild(folder);
	const policies = policiesOf(hashes, build, configuration);
	for (const [name, text] of Object.entries(await serverFiles({ root, configuration, policies, platform })))
		await writeFile(join(to, name), text);
	return { pages: pages.length };
};

const checked = (config: string, platform: string | undefined): Configuration => {
	const configuration = readConfiguration(config, { origin: "" });
	if (configuration.fault !== undefined)
		throw new Error(`The configuration is not valid: ${configuration.fault} (docs/deployment.md)`);
	if (platform !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(platform))
		throw new Error(`--platform needs an address without a path, not ${platform}`);
	return configuration;
};
