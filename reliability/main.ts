/** `npm run soak`: sends a platform hostile traffic, and trades for 30 simulated minutes under random faults; prints the results and writes them into docs/reliability.md. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { readArguments } from "../scripts/arguments.ts";
import { root } from "../scripts/paths.ts";
import { attackPlatform } from "./hostile/attack-platform.ts";
import { hostileVerdicts } from "./hostile/verdicts.ts";
import { killPlatform } from "./kills/kill-platform.ts";
import { killVerdicts } from "./kills/verdicts.ts";
import { clockSpeed } from "./network-soak/fast-clock.ts";
import { runNetworkSoak } from "./network-soak/run-network-soak.ts";
import { asTable } from "./soak/report.ts";
import { verdictsOf } from "./soak/verdicts.ts";

const document = join(root, "docs/reliability.md");
const defaults = { seed: 20_261_121, minutes: 30 };
const attacks = 10_000;

const values = readArguments({
	command: "npm run soak",
	about: "Sends a platform hostile traffic, trades under random faults, and writes docs/reliability.md.",
	options: {
		seed: { value: "N", meaning: `A whole number that decides all faults; by default ${defaults.seed}.` },
		kills: {
			value: "N",
			meaning: "Only kills a platform so many times, and prints whether anything was lost.",
		},
		minutes: { value: "N", meaning: `How many simulated minutes; by default ${defaults.minutes}.` },
	},
});
const seed = Number(values.seed ?? defaults.seed);
const minutes = Number(values.minutes ?? defaults.minutes);
if (!Number.isInteger(seed) || !(minutes > 0))
	throw new Error("--seed must be a whole number, --minutes a number above 0.");

if (values.kills !== undefined) {
	const killed = killVerdicts(await killPlatform(Number(values.kills), seed));
	console.log(asTable(killed));
	process.exit(killed.every(({ isMet }) => isMet) ? 0 : 1);
}

const hostile = hostileVerdicts(await attackPlatform(attacks, seed));

const startedAt = process.hrtime.bigint();
const findings = await runNetworkSoak({ seed, minutes });
const seconds = Number((process.hrtime.bigint() - startedAt) / 1_000_000_000n);
const verdicts = [...verdictsOf(findings), ...hostile];
const table = asTable(verdicts);
console.log(table);
const { differences, commandViolations, statesWithoutText, ledgerErrors } = findings;
for (const line of [...differences, ...commandViolations, ...statesWithoutText, ...ledgerErrors])
	console.log(line);

const text = await readFile(document, "utf8");
const [start, end] = ["<!-- soak:start -->", "<!-- soak:end -->"];
const environment = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`;
const conditions = `Seed ${seed}, ${minutes} simulated minutes at ${clockSpeed}× speed (${seconds} s), on ${environment}.`;
const before = text.slice(0, text.indexOf(start) + start.length);
await writeFile(document, `${before}\n${conditions}\n\n${table}\n${text.slice(text.indexOf(end))}`);
process.exit(verdicts.every(({ isMet }) => isMet) ? 0 : 1);
