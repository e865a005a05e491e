import { median } from "../median.ts";

/** Computes the case with the index. Returns its result, so that it is not optimised away. */
export type Implementation = (index: number) => unknown;

const rounds = 9;
const roundMilliseconds = 20;

/**
 * Operations per second of processor time of each implementation: the median over rounds in which the implementations alternate, in
 * processor time of this thread, on which other load of the machine has little influence.
 */
export const speedsOf = (implementations: readonly Implementation[], length: number): readonly number[] => {
	const measured = implementations.map((): number[] => []);
	for (let round = 0; round <= rounds; round++)
		for (const [place, implementation] of implementations.entries()) {
			const speed = speedOf(implementation, length);
			if (round > 0) measured[place]?.push(speed);
		}
	return measured.map(median);
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
