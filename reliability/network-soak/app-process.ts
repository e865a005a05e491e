/** The process of the app and its customer: takes its options from the command line, and sends its findings to the process that started it. */
import { networkSoak } from "./network-soak.ts";

export interface AppOptions {
	/** Of the platform. */
	readonly origin: string;
	readonly seed: number;
	/** Simulated minutes. */
	readonly minutes: number;
}

/** Bytes in use after a garbage collection. */
const heap = (): number => {
	globalThis.gc?.();
	return process.memoryUsage().heapUsed;
};

// The app logs the malformed frames that the faults inject.
console.info = () => {};
console.warn = () => {};

const { origin, ...options }: AppOptions = JSON.parse(process.argv[2] ?? "");
const findings = await networkSoak(origin, { ...options, heap });
process.send?.(findings, () => process.exit());
