import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isLoopback } from "./hosts/control-access.ts";
import { createNodeHost, type NodeHost, PortTaken } from "./hosts/node.ts";
import { seededCustomers } from "./session/seeded-customers.ts";

const defaultPort = "4173";
const ownComputer = "127.0.0.1";
const keyBytes = 16;

/** Some shells set HOST to the name of the computer, which is no choice to serve others. */
const hostOf = (text = ""): string => (isIP(text) ? text : ownComputer);

const { values } = parseArgs({
	options: {
		ui: { type: "string" },
		port: { type: "string", default: process.env.PORT || defaultPort },
		host: { type: "string", default: hostOf(process.env.HOST) },
		seed: { type: "string", default: "tradewind" },
		scenario: { type: "string", default: "default" },
		/** The origin of the app's pages behind a proxy. */
		origin: { type: "string", default: process.env.PAGE_ORIGIN ?? "" },
	},
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`${line}\n`);

const printAddresses = ({ url }: NodeHost): void => {
	print(`Tradewind   ${url}`);
	print(`Demo        ${url}/login, "Demo account"`);
	for (const { customer, funds } of seededCustomers)
		print(`Account     ${customer.email}  ${customer.password}  (${funds.forex} on the forex account)`);
	print(`Control     ${url}/__control/${controlKey === undefined ? "" : `#${controlKey}`}`);
	if (controlKey !== undefined) print(`Listens on  ${values.host}; the key of the control is ${controlKey}`);
	print("Press Ctrl-C to stop.");
};

/** On Ctrl-C the terminal and the parent process may both send the signal; only the first one counts. */
const endOnSignal = (host: NodeHost): void => {
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
		pageOrigin: values.origin === "" ? undefined : values.origin,
		seed: values.seed,
		scenario: values.scenario,
		uiDirectory,
	});
	printAddresses(host);
	endOnSignal(host);
} catch (error) {
	printError(error instanceof PortTaken || error instanceof Error ? error.message : String(error));
	process.exit(1);
}
