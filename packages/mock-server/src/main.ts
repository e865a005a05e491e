import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createNodeHost, type NodeHost, PortTaken } from "./hosts/node.ts";
import { seededCustomers } from "./session/seeded-customers.ts";

const defaultPort = "4173";

const { values } = parseArgs({
	options: {
		ui: { type: "string" },
		port: { type: "string", default: process.env.PORT ?? defaultPort },
		seed: { type: "string", default: "tradewind" },
		scenario: { type: "string", default: "default" },
	},
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const welcome = ({ url }: NodeHost): void => {
	say(`Tradewind   ${url}`);
	say(`Demo        ${url}/login, "Demo account"`);
	for (const { customer, funds } of seededCustomers)
		say(`Account     ${customer.email}  ${customer.password}  (${funds.forex} on the forex account)`);
	say(`Control     ${url}/__control/`);
	say("Ctrl-C ends it.");
};

/** On Ctrl-C the terminal and whoever started us may both send the signal: the first one counts. */
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

const uiDirectory = values.ui === undefined ? undefined : resolve(values.ui);
if (uiDirectory !== undefined && !existsSync(uiDirectory)) {
	complain(`There is no built UI in ${uiDirectory}. Build it first: npm run build`);
	process.exit(1);
}

try {
	const host = await createNodeHost({
		port: Number(values.port),
		seed: values.seed,
		scenario: values.scenario,
		uiDirectory,
		onDefect: (error) => complain(error instanceof Error ? (error.stack ?? error.message) : String(error)),
	});
	welcome(host);
	endOnSignal(host);
} catch (error) {
	complain(error instanceof PortTaken || error instanceof Error ? error.message : String(error));
	process.exit(1);
}
