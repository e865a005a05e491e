/** `npm run bench`: measures, prints tables and writes them into docs/performance.md. Usage below. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/paths.ts";
import { exitCodeOf, startNode } from "../scripts/processes.ts";
import { benchRules } from "./rules/bench-rules.ts";

const document = new URL("../docs/performance.md", import.meta.url);

const buildUi = async (): Promise<void> => {
	if ((await exitCodeOf(startNode([join(root, "scripts/ui-build.ts"), "--compress"]))) !== 0)
		throw new Error("The build of the UI failed.");
};

const pages = async (): Promise<string> => {
	await buildUi();
	const { benchPages } = await import("./pages.ts");
	return benchPages();
};

const short = async (): Promise<string> => {
	const { benchPlatformShortly } = await import("./platform/bench-platform.ts");
	const platformTables = await benchPlatformShortly();
	await buildUi();
	const { benchShortly } = await import("./pages.ts");
	const { benchControlsShortly } = await import("./controls/controls.ts");
	return [platformTables, await benchShortly(), await benchControlsShortly()].join("\n\n");
};

const platform = async (): Promise<string> => {
	const { benchPlatform } = await import("./platform/bench-platform.ts");
	return benchPlatform();
};

const languages = async (): Promise<string> => {
	await buildUi();
	const { benchLanguages } = await import("./languages.ts");
	return benchLanguages();
};

const orders = async (): Promise<string> => {
	await buildUi();
	const { benchOrders } = await import("./orders.ts");
	return benchOrders();
};

const controls = async (path?: string): Promise<string> => {
	await buildUi();
	const { benchControls } = await import("./controls/controls.ts");
	return benchControls(path);
};

const day = async (): Promise<string> => {
	await buildUi();
	const { benchDay } = await import("./day.ts");
	return benchDay();
};

const compare = async (revision?: string): Promise<string> => {
	if (!revision) throw new Error(`compare needs a revision.\n${usage}`);
	await buildUi();
	const { benchCompare } = await import("./compare.ts");
	return benchCompare(revision);
};

const usage = `npm run bench                       all parts but short and compare
  npm run bench -- rules              the rules, and what they consist of against decimal.js and floats
  npm run bench -- pages              loading, Lighthouse and ticks, in turns with hello-world pages
  npm run bench -- short              pages, platform and a few controls once, at full speed: shows that every row can be measured, its times mean nothing
  npm run bench -- orders             the orders page under load, in turns with a bare list
  npm run bench -- platform           the mock platform with up to 10,000 sockets, customers, orders, traders and timers
  npm run bench -- languages          the weight of each language's words
  npm run bench -- controls [ROUTE]   a press of each control of each route under ticks, in turns with hello world
  npm run bench -- day                eight hours of trading on the trade page, and what the page keeps after them
  npm run bench -- compare REVISION   times of the app, in turns with its build at a revision`;

const benches: readonly (readonly [
	name: string,
	mark: string,
	measure: (argument?: string) => string | Promise<string>,
])[] = [
	["rules", "bench-rules", benchRules],
	["pages", "bench", pages],
	["short", "bench-short", short],
	["orders", "bench-orders", orders],
	["languages", "bench-languages", languages],
	["platform", "bench-platform", platform],
	["controls", "bench-controls", controls],
	["day", "bench-day", day],
	["compare", "bench-compare", compare],
];

const machine = (): string =>
	`Measured on ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}.`;

/** Writes `table` between its marks in the document. A table without marks is only printed. */
const write = async (mark: string, table: string): Promise<void> => {
	const text = await readFile(document, "utf8");
	const [start, end] = [`<!-- ${mark}:start -->`, `<!-- ${mark}:end -->`];
	if (!text.includes(start)) return;
	const before = text.slice(0, text.indexOf(start) + start.length);
	await writeFile(document, `${before}\n${machine()}\n\n${table}\n${text.slice(text.indexOf(end))}`);
};

const [only, argument] = process.argv.slice(2);
const chosen = benches.filter(([name]) =>
	only === undefined ? !["short", "compare"].includes(name) : name === only,
);
if (chosen.length === 0) {
	if (only === "--help" || only === "-h") {
		console.log(usage);
		process.exit(0);
	}
	console.error(`There is no part ${only}.\n\n${usage}`);
	process.exit(2);
}
for (const [, mark, measure] of chosen) {
	const table = await measure(argument);
	console.log(table);
	await write(mark, table);
}
