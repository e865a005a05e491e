/**
 * `npm run configure -- CONFIG FOLDER`: prepares the built app for one environment (docs/deployment.md). It needs no library, so
 * that a container can run it at its start.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { configureApp } from "./configure/configure-app.ts";
import { uiBuild } from "./paths.ts";

const usage = `npm run configure -- CONFIG FOLDER [--platform ADDRESS]

CONFIG             a JSON file with the fields of docs/deployment.md, such as deploy/config.json
FOLDER             gets the folder pages/ and the configurations of nginx and Caddy
--platform ADDRESS the servers also pass the platform's paths on to this address, such as http://127.0.0.1:4173`;

const refuse: (why: string) => never = (why) => {
	console.error(`${why}\n\n${usage}`);
	process.exit(2);
};

const readWords = () => {
	try {
		return parseArgs({
			options: { platform: { type: "string" }, help: { type: "boolean" } },
			allowPositionals: true,
		});
	} catch (error) {
		return refuse(error instanceof Error ? error.message : String(error));
	}
};

const {
	values: { platform, help },
	positionals: [config, folder],
} = readWords();
if (help) {
	console.log(usage);
	process.exit(0);
}
if (config === undefined || folder === undefined) refuse("CONFIG and FOLDER are needed.");
try {
	const { pages } = await configureApp({
		from: uiBuild,
		to: folder,
		config: await readFile(config, "utf8"),
		platform,
	});
	console.log(`${pages} pages are configured in ${folder}.`);
} catch (error) {
	console.error(`${config}: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}
