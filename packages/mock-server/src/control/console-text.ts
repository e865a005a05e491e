import { scenarios } from "../scenarios/scenarios.ts";

const options = scenarios
	.map(({ name, shows }) => `<option value="${name}">${name}: ${shows}</option>`)
	.join("\n");

/** The text of the page of the control, from console.html. */
export const consoleText = (template: string): string => template.replace("<!-- scenarios -->", options);
