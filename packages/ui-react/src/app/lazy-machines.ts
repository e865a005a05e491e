import type { Machines } from "../shell/app.ts";
import type { createMachines } from "./machines.ts";
import type { Runtime } from "./runtime.ts";

export interface LazyMachines {
	/** Takes their code when it has come; the first time counts. */
	readonly take: (create: typeof createMachines) => void;
	readonly get: () => Machines;
}

/** The machines of trading, whose code is no part of the first load. */
export const createLazyMachines = (runtime: Runtime): LazyMachines => {
	let machines: Machines | undefined;
	return {
		take: (create) => {
			machines ??= create(runtime);
		},
		get: () => {
			if (!machines) throw new Error("The machines are used before their code has come");
			return machines;
		},
	};
};
