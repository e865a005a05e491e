import { median } from "../median.ts";
import type { Cases, Implementation } from "./compared.ts";

type ImplementationName = "compute" | "run" | "decimalJs" | "floats";
/** Operations per second of processor time. */
export type Speeds = Readonly<Record<ImplementationName, number>>;

const names: readonly ImplementationName[] = ["compute", "run", "decimalJs", "floats"];
const rounds = 9;
const roundMilliseconds = 20;

/**
 * The speed of each implementation: the median over rounds in which the implementations alternate, in processor time of this
 * thread, on which other load of the machine has little influence.
 */
export const speedsOf = (cases: Cases): Speeds => {
	const measured: Record<ImplementationName, number[]> = { compute: [], run: [], decimalJs: [], floats: [] };
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

const speedOf = (compute: Implementation, length: number): number => {
	const start = processorTime();
	let done = 0;
	let passed = 0;
	while (passed < roundMilliseconds) {
		for (let index = 0; index < length; index++) kept = compute(index);
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
