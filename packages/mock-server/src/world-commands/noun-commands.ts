import type { Command } from "../api/control-command.ts";
import type { Noun } from "../api/noun.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Nouns, World } from "../world.ts";
import type { Merged } from "./merged.ts";

/** The commands of all nouns, by their paths. */
export type NounCommands = Merged<
	{
		[Name in keyof Nouns]: Nouns[Name] extends { commands: infer Commands } ? Commands : never;
	}[keyof Nouns]
>;

/** The commands of the nouns of a world, by their paths. */
export const commandsOf = (world: World): Readonly<Record<string, Command>> => {
	const known = found.get(world);
	if (known) return known;
	const all: readonly Noun[] = Object.values(world.nouns);
	const commands: Readonly<Record<string, Command>> = Object.assign({}, ...all.map((noun) => noun.commands));
	found.set(world, commands);
	return commands;
};

/** A kept world makes thousands of commands again. */
const found = new WeakMap<World, Readonly<Record<string, Command>>>();

/** Runs a command and writes it down; one that is refused has changed nothing. */
export const runCommand = (world: World, name: string, body: unknown): unknown =>
	world.recorder.run(
		{
			input: () => ({ is: "control", command: name, body: body ?? {} }),
			isKept: ({ error }) => !(error instanceof ControlRefused),
		},
		() => {
			world.settle();
			return commandsOf(world)[name]?.(body);
		},
	);
