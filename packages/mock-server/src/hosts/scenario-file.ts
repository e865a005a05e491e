import { readFileSync } from "node:fs";
import { readCommand } from "../commands/read-command.ts";
import { ScenarioData } from "../scenarios/scenario-data.ts";

/** The scenario that an option of the command line names: a name, or a file that ends with `.json`. Throws if the file does not fit. */
export const scenarioFrom = (option: string): string | ScenarioData => {
	if (!option.endsWith(".json")) return option;
	const json: unknown = JSON.parse(readFileSync(option, "utf8"));
	return readCommand(ScenarioData, json);
};
