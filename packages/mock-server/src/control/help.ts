import { site } from "@tradewind/contracts";
import { siteChanges } from "@tradewind/contracts/documents";
import type { Command } from "../api/control-command.ts";
import { inputFields } from "../commands/input-fields.ts";
import { curlOf } from "../console/copied-text.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { exampleSituation } from "./example-situation.ts";

export type Commands = Readonly<Record<string, Command>>;

/** Commands that are not part of a noun's or the whole's, because only a host can answer them. */
const others = [
	"`GET /__control/` is the console, `GET /__control/state` the state of the platform as JSON, `GET /__control/help` this page, `GET /__control/openapi.json` its commands as OpenAPI.",
	"`GET /__control/live` is what the console asks for every second: time, sockets, faults, and the calls `after` a number with who made them and their answers. `GET /__control/overview` is what waits for a decision, and up to 50 customers (`search`) with their money; `GET /__control/reference` the scenarios and flags.",
	"`GET /__control/clock` is the time, its speed and how far a move of the clock is, also while one runs.",
	"`GET /__control/api` describes the calls and messages of the platform itself, `GET /__control/api/openapi.json` and `GET /__control/api/asyncapi.json` as documents.",
	"`GET /__control/world/file/NAME` is a saved world as a file, and `PUT` adds one that was sent.",
	"`POST /__control/provider-state` sets up a state of the pacts for Pact's verifier.",
];

/** The reference of the control as Markdown: its commands with a request of each, the scenarios and the flags. `url` is that of the platform. */
export const controlHelp = (commands: Commands, url: string): string =>
	[
		"# The control of the mock platform",
		"A command is a `POST` of JSON to its path, and answers with JSON. One that does not fit is refused with 400, names the field and changes nothing; so is a field that the command does not have. Who may use it is described in `docs/platform.md`.",
		others.map((line) => `- ${line}`).join("\n"),
		"## A situation, from a scenario to a file",
		"A copy that is smaller than the trader's order, while the app hears nothing by its socket. The console has the same steps as forms: *Scenarios*, *Copy trading*, *Faults* and *Worlds*, and *Customers* opens the app as Mia.",
		exampleSituation
			.map(({ does, command, body }, at) =>
				[`${at + 1}. ${does}`, indented(["```sh", curlOf(url, command, body), "```"])].join("\n\n"),
			)
			.join("\n"),
		[
			"The saved world is a file: the console downloads it, and so does this line. On another platform, *Worlds* of its console adds the file and goes on with it; a second platform on one computer needs a file and a port of its own (`PORT=4174 npm start -- --world other/running.world`).",
			[
				"```sh",
				`curl -s ${url}/__control/world/file/copy-reduced -o copy-reduced.world`,
				"curl -s -X PUT http://localhost:4174/__control/world/file/copy-reduced --data-binary @copy-reduced.world",
				curlOf("http://localhost:4174", "world/load", { name: "copy-reduced" }),
				"```",
			].join("\n"),
		].join("\n\n"),
		"## Commands",
		...Object.keys(commands)
			.sort()
			.map((path) => commandHelp(path, commands[path], url)),
		"## Scenarios",
		"The states in which the platform can start: `npm start -- --scenario NAME`, the command `reset`, or the console. One of your own is the body of the command `scenario`, without its seed, in a file: `npm start -- --scenario FILE.json`.",
		table(
			["scenario", "shows"],
			scenarios.map(({ name, shows }) => [`\`${name}\``, shows]),
		),
		"## Flags",
		'The fields of the site configuration, which the command `flags` changes. A flag is `"1"` or `"0"`; the last column is what counts if the platform does not send the field. Besides them, `status` is `"2"` for a company that is closed, `loss_url` the address to which the app then leads, `type` is `"2"` for company mode, and `is_show_mobile` `"1"` if the app shows who the customer is.',
		table(
			["flag", "kind", "changes", "without it"],
			flagRows().map(([name, type, changes, standard]) => [
				`\`${name}\``,
				type,
				changes,
				standard === "" ? "" : `\`${standard}\``,
			]),
		),
	]
		.join("\n\n")
		.concat("\n");

const commandHelp = (path: string, command: Command | undefined, url: string): string => {
	if (!command) return "";
	const { does, example, input } = command.reference;
	const fields = inputFields(input);
	return [
		`### \`${path}\``,
		does,
		...(fields.length === 0
			? []
			: [
					table(
						["field", "value", "required", "meaning"],
						fields.map(({ name, type, isRequired, description }) => [
							`\`${name}\``,
							type,
							isRequired ? "yes" : "",
							description,
						]),
					),
				]),
		["```sh", curlOf(url, path, example), "```"].join("\n"),
	].join("\n\n");
};

/** What the console says about scenarios and flags. */
export const reference = () => ({
	scenarios: scenarios.map(({ name, shows }) => ({ name, shows })),
	flags: flagRows().map(([name, kind, changes, standard]) => ({ name, kind, changes, standard })),
});

/** Each flag with its kind, what it changes, and what counts without it. */
const flagRows = () =>
	Object.entries(site.siteFields).map(
		([name, { type, default: standard }]) =>
			[name, type, siteChanges[name as keyof typeof siteChanges], String(standard)] as const,
	);

const indented = (lines: readonly string[]): string => lines.map((line) => `   ${line}`).join("\n");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const row = (cells: readonly string[]): string =>
	`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
