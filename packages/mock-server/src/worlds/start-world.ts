import { guess } from "../commands/nearest-name.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Running } from "../control/control.ts";
import type { Setting } from "../core/core.ts";
import { createApi } from "../http/api.ts";
import { type Scenario, scenarioNamed, scenarios } from "../scenarios/scenarios.ts";
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

export const scenarioOrRefuse = (name: string): Scenario => {
	const scenario = scenarioNamed(name);
	if (!scenario)
		throw new ControlRefused(
			"scenario",
			`there is no scenario ${name}${guess(
				name,
				scenarios.map((one) => one.name),
			)}`,
		);
	return scenario;
};
