import { execFileSync } from "node:child_process";
import { type CrowdFigures, crowdFigures, type Effort } from "./crowd.ts";
import { measureGrowth } from "./growth.ts";
import { crowdTable, growthTable } from "./platform-table.ts";

const thorough: Effort = { sockets: [100, 1000, 10_000], seconds: 10, callsPerSecond: 1000 };
const short: Effort = { sockets: [10, 50], seconds: 1, callsPerSecond: 100 };

/** Files and connections that a process needs besides those of the sockets. */
const others = 300;

/** Measures the platform with more and more sockets, customers, orders, traders and timers. Returns the tables. */
export const benchPlatform = async (): Promise<string> =>
	tables(thorough, { counts: [100, 1000, 10_000], rounds: 15 });

/** The same with few of each: shows that every figure can be measured. */
export const benchPlatformShortly = async (): Promise<string> =>
	tables(short, { counts: [5, 50], rounds: 1 });

const tables = async (
	effort: Effort,
	growth: { readonly counts: readonly number[]; readonly rounds: number },
): Promise<string> => {
	const figures: CrowdFigures[] = [];
	for (const sockets of possible(effort.sockets)) {
		console.error(`${sockets} sockets …`);
		figures.push(await crowdFigures(sockets, effort));
	}
	const rows = await measureGrowth(growth.counts, growth.rounds);
	return `${crowdTable(figures)}\n\n${growthTable(growth.counts, rows)}`;
};

/** Every socket is an open file: the numbers of sockets that the limit of this process allows. */
const possible = (sockets: readonly number[]): readonly number[] => {
	const limit = Number(execFileSync("/bin/sh", ["-c", "ulimit -n"], { encoding: "utf8" }));
	const fitting = sockets.filter((count) => !(count + others > limit));
	if (fitting.length < sockets.length)
		console.error(
			`A process may open ${limit} files. For ${sockets.at(-1)} sockets: ulimit -n ${Number(sockets.at(-1)) + others}`,
		);
	return fitting;
};
