import { guess } from "../commands/nearest-name.ts";
import { ControlRefused } from "../commands/refused.ts";
import { type ScenarioData, scenarioOf } from "./scenario-data.ts";
import { type Scenario, scenarioNamed, scenarios } from "./scenarios.ts";

/** The scenarios of the platform and those that were loaded since it started. */
export const createScenarioLibrary = () => {
	const loaded = new Map<string, Scenario>();
	const named = (field: string, name: string): Scenario => {
		const found = scenarioNamed(name) ?? loaded.get(name);
		if (found) return found;
		const names = [...scenarios.map((one) => one.name), ...loaded.keys()];
		throw new ControlRefused(field, `there is no scenario ${name}${guess(name, names)}`);
	};
	return {
		/** That of a name, or that of the data. */
		get: (scenario: string | ScenarioData): Scenario => {
			if (typeof scenario === "string") return named("scenario", scenario);
			if (scenarioNamed(scenario.name))
				throw new ControlRefused("name", `${scenario.name} is a scenario of the platform`);
			return scenarioOf(scenario, named("base", scenario.base));
		},
		/** From now on it has its name, instead of an earlier one. */
		add: (scenario: Scenario): void => void loaded.set(scenario.name, scenario),
	};
};
