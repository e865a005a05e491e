import type { Given } from "./arguments.ts";

/** The options that `npm start` and `npm run dev` pass on to the mock platform. */
export const platformOptions = {
	scenario: {
		value: "NAME",
		meaning:
			"The state of the platform at the start, as the console lists them, or a file that ends with .json; by default default.",
	},
	seed: { value: "TEXT", meaning: "What decides all prices and names; by default tradewind." },
} as const;

export const platformVariables = {
	PORT: "The port of the pages; by default 4173.",
	HOST: "The address that the platform listens on; by default 127.0.0.1, which only this computer reaches.",
} as const;

export const platformArguments = (options: Given<keyof typeof platformOptions>): readonly string[] =>
	Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
