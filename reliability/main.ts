/** `npm run soak`: trades for 30 simulated minutes while things go wrong, prints and writes into docs/reliability.md. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { root } from "../scripts/paths.ts";
import type * as RealSoak from "./soak/real-soak.ts";
import { asTable } from "./soak/report.ts";
import { verdictsOf } from "./soak/verdicts.ts";

const document = join(root, "docs/reliability.md");
const usual = { seed: 20_261_121, minutes: 30 };

const { values } = parseArgs({ options: { seed: { type: "string" }, minutes: { type: "string" } } });
const seed = Number(values.seed ?? usual.seed);
const minutes = Number(values.minutes ?? usual.minutes);
if (!Number.isInteger(seed) || !(minutes > 0))
	throw new Error("Give --seed a whole number and --minutes a time.");

/** Collects first: what counts is what is held. */
const heap = (): number => {
	globalThis.gc?.();
	return process.memoryUsage().heapUsed;
};

// What the app tells of frames that can't be read belongs to the faults.
console.info = () => {};
console.warn = () => {};

const startedAt = process.hrtime.bigint();
// It stays to the end: the app fetches parts of itself as it goes.
const sources = await createServer({
	root,
	configFile: false,
	logLevel: "error",
	server: { middlewareMode: true, ws: false, watch: null },
	optimizeDeps: { noDiscovery: true },
});
const load = (path: string): Promise<Record<string, unknown> & typeof RealSoak> =>
	sources.ssrLoadModule(path).then((module) => Object.assign(Object.create(null), module));
const module = await load(join(import.meta.dirname, "soak/real-soak.ts"));
const found = await module.realSoak({ seed, minutes, ...(globalThis.gc && { heap }) });
const seconds = Number((process.hrtime.bigint() - startedAt) / 1_000_000_000n);
const verdicts = verdictsOf(found);
const table = asTable(verdicts);
console.log(table);
for (const line of [...found.differences, ...found.brokenPresses, ...found.unsaid, ...found.brokenBooks])
	console.log(line);

const text = await readFile(document, "utf8");
const [start, end] = ["<!-- soak:start -->", "<!-- soak:end -->"];
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`;
const how = `Seed ${seed}, ${minutes} simulated minutes at ${module.quickness}× clock (${seconds} s), on ${machine}.`;
const before = text.slice(0, text.indexOf(start) + start.length);
await writeFile(document, `${before}\n${how}\n\n${table}\n${text.slice(text.indexOf(end))}`);
process.exit(verdicts.every(({ isMet }) => isMet) ? 0 : 1);
