import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const scenarios: readonly Scenario[] = [defaultScenario];

/** The scenario of a name. Throws when there is none, naming those that there are. */
export const scenarioNamed = (name: string): Scenario => {
	const scenario = scenarios.find((each) => each.name === name);
	if (scenario) return scenario;
	throw new Error(`No scenario "${name}". There are: ${scenarios.map((each) => each.name).join(", ")}`);
};
