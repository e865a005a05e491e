import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isLoopback } from "./hosts/control-access.ts";
import { createNodeHost, PortTaken } from "./hosts/node.ts";
import { scenarioFrom } from "./hosts/scenario-file.ts";
import { startText } from "./hosts/start-text.ts";

const defaultPort = "4173";
const ownComputer = "127.0.0.1";
const keyBytes = 16;

/** Some shells set HOST to the name of the computer, which does not mean that others should be served. */
const hostOf = (text = ""): string => (isIP(text) ? text : ownComputer);

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printError = (text: string): void => void process.stderr.write(`${text}\n`);

const readValues = () => {
	try {
		return parseArgs({
			options: {
				ui: { type: "string" },
				port: { type: "string", default: process.env.PORT || defaultPort },
				host: { type: "string", default: hostOf(process.env.HOST) },
				seed: { type: "string", default: "tradewind" },
				scenario: { type: "string", default: "default" },
				/** The address of a reverse proxy, which is printed instead of our own. */
				address: { type: "string" },
				/** The origin of the app's pages, if it is neither of these addresses. */
				origin: { type: "string", default: process.env.PAGE_ORIGIN ?? "" },
			},
		}).values;
	} catch (error) {
		printError(error instanceof Error ? error.message : String(error));
		return process.exit(2);
	}
};
const values = readValues();

/** On Ctrl-C the terminal and the parent process may both send the signal; only the first one counts. */
const endOnSignal = (host: Awaited<ReturnType<typeof createNodeHost>>): void => {
	let isEnding = false;
	const end = () => {
		if (isEnding) return;
		isEnding = true;
		void host.close().then(() => process.exit(0));
	};
	process.on("SIGINT", end);
	process.on("SIGTERM", end);
};

/** Other computers reach the platform: its control needs a key. */
const controlKey = isLoopback(values.host) ? undefined : randomBytes(keyBytes).toString("hex");

const uiDirectory = values.ui === undefined ? undefined : resolve(values.ui);
if (uiDirectory !== undefined && !existsSync(uiDirectory)) {
	printError(`${uiDirectory} has no built UI. Build it first: npm run build`);
	process.exit(1);
}

try {
	const host = await createNodeHost({
		port: Number(values.port),
		host: values.host,
		controlKey,
		pageOrigin: values.origin || values.address,
		seed: values.seed,
		scenario: scenarioFrom(values.scenario),
		uiDirectory,
	});
	print(startText({ url: values.address ?? host.url, host: values.host, controlKey }));
	endOnSignal(host);
} catch (error) {
	printError(error instanceof PortTaken || error instanceof Error ? error.message : String(error));
	process.exit(1);
}
