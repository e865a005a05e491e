import type { Runtime } from "./runtime.ts";

export interface LazyMachines<Provided> {
	/** Takes their code when it has come; the first time counts. */
	readonly take: (create: (runtime: Runtime) => Provided) => void;
	readonly get: () => Provided;
}

/** The machines of single pages, whose code is no part of the first load. */
export const createLazyMachines = <Provided>(runtime: Runtime): LazyMachines<Provided> => {
	let machines: Provided | undefined;
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
