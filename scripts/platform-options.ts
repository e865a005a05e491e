import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Given } from "./arguments.ts";
import { root } from "./paths.ts";

/** The options that `npm start` and `npm run dev` pass on to the mock platform. */
export const platformOptions = {
	scenario: {
		value: "NAME",
		meaning:
			"The state of the platform at the start, as the console lists them, or a file that ends with .json; by default default.",
	},
	seed: { value: "TEXT", meaning: "What decides all prices and names; by default tradewind." },
} as const;

/** The options of `npm start` about the world that is kept. */
export const worldOptions = {
	world: {
		value: "FILE",
		meaning: "The file that keeps the world, and from which it goes on; by default .worlds/running.world.",
	},
	fresh: { meaning: "Begins a new world. So do --scenario and --seed." },
} as const;

export const platformVariables = {
	PORT: "The port of the pages; by default 4173.",
	HOST: "The address that the platform listens on; by default 127.0.0.1, which only this computer reaches.",
} as const;

export const platformArguments = (options: Given<keyof typeof platformOptions>): readonly string[] =>
	(["scenario", "seed"] as const).flatMap((name) => {
		const value = options[name];
		return value === undefined ? [] : [`--${name}`, value];
	});

/** A world that begins in a scenario, or with a seed, is a new one. */
export const worldArguments = (
	options: Given<keyof typeof platformOptions | keyof typeof worldOptions>,
): readonly string[] => {
	const { world = join(root, ".worlds/running.world"), fresh, scenario, seed } = options;
	const isFresh = [fresh, scenario, seed].some((given) => given !== undefined);
	return ["--world", world, ...(isFresh ? ["--fresh"] : [])];
};

/**
 * The platform of `npm run dev` goes on with its world whenever it restarts. A new world is therefore no argument, which would begin
 * one at every restart: the file is removed once.
 */
export const devWorldArguments = async (
	{ fresh, scenario, seed }: Given<keyof typeof platformOptions | "fresh">,
	file = join(root, ".worlds/dev.world"),
): Promise<readonly string[]> => {
	if ([fresh, scenario, seed].some((given) => given !== undefined))
		await Promise.all(["", "-wal", "-shm", "-journal"].map((end) => rm(file + end, { force: true })));
	return ["--world", file];
};
