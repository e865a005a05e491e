import { median } from "../median.ts";
import type { Cases, Way } from "./compared.ts";

export type WayName = "compute" | "run" | "decimalJs" | "floats";
/** Operations per second of processor time. */
export type Speeds = Readonly<Record<WayName, number>>;

const names: readonly WayName[] = ["compute", "run", "decimalJs", "floats"];
const rounds = 9;
const roundMilliseconds = 20;

/**
 * How fast each way computes the cases: the median of rounds in which the ways take turns, in the processor time of this
 * thread. What else the machine does hardly counts.
 */
export const speedsOf = (cases: Cases): Speeds => {
	const measured: Record<WayName, number[]> = { compute: [], run: [], decimalJs: [], floats: [] };
	for (let round = 0; round <= rounds; round++)
		for (const name of names) {
			const speed = speedOf(cases[name], cases.length);
			if (round > 0) measured[name].push(speed);
		}
	return {
		compute: median(measured.compute),
		run: median(measured.run),
		decimalJs: median(measured.decimalJs),
		floats: median(measured.floats),
	};
};

let kept: unknown;

const speedOf = (way: Way, length: number): number => {
	const start = processorTime();
	let done = 0;
	let passed = 0;
	while (passed < roundMilliseconds) {
		for (let index = 0; index < length; index++) kept = way(index);
		done += length;
		passed = processorTime() - start;
	}
	if (kept === undefined) throw new Error("Nothing was computed.");
	return (done / passed) * 1000;
};

const processorTime = (): number => {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
};
