import { guess } from "../commands/nearest-name.ts";
import { ControlRefused } from "../commands/refused.ts";
import { type ScenarioData, scenarioOf } from "./scenario-data.ts";
import { type Scenario, scenarioNamed, scenarios } from "./scenarios.ts";

/** The scenarios of the platform and those that were loaded since it started. */
export const createScenarioLibrary = () => {
	const loaded = new Map<string, Scenario>();
	/** By the name of a loaded scenario, the data of those that it is based on, and its own. */
	const parts = new Map<string, readonly ScenarioData[]>();
	const named = (field: string, name: string): Scenario => {
		const found = scenarioNamed(name) ?? loaded.get(name);
		if (found) return found;
		const names = [...scenarios.map((one) => one.name), ...loaded.keys()];
		throw new ControlRefused(field, `there is no scenario ${name}${guess(name, names)}`);
	};
	/** That of a name, or that of the data. */
	const get = (scenario: string | ScenarioData): Scenario => {
		if (typeof scenario === "string") return named("scenario", scenario);
		if (scenarioNamed(scenario.name))
			throw new ControlRefused("name", `${scenario.name} is a scenario of the platform`);
		return scenarioOf(scenario, named("base", scenario.base));
	};
	return {
		get,
		/** From now on the data has its name, instead of an earlier one. */
		add: (data: ScenarioData): void => {
			loaded.set(data.name, get(data));
			parts.set(data.name, [...(parts.get(data.base) ?? []), data]);
		},
		/** What was loaded for a scenario, in the order in which it has to be added. */
		partsOf: (name: string): readonly ScenarioData[] => parts.get(name) ?? [],
	};
};
