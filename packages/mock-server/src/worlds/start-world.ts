import type { Running } from "../control/control.ts";
import type { Setting } from "../core/core.ts";
import { createApi } from "../http/api.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { createWorld } from "../world.ts";

export interface RunningWorld extends Running {
	readonly api: ReturnType<typeof createApi>;
}

/** A world in the state of a scenario. */
export const startWorld = (setting: Setting, scenario: Scenario): RunningWorld => {
	const world = createWorld(setting);
	scenario.setUp(world);
	return { world, scenario: scenario.name, api: createApi(world) };
};
