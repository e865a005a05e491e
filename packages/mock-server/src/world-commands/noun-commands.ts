import type { Command } from "../api/control-command.ts";
import type { Noun } from "../api/noun.ts";
import type { Nouns, World } from "../world.ts";
import type { Merged } from "./merged.ts";

/** The commands of all nouns, by their paths. */
export type NounCommands = Merged<
	{
		[Name in keyof Nouns]: Nouns[Name] extends { commands: infer Commands } ? Commands : never;
	}[keyof Nouns]
>;

/** The commands of the nouns of a world, by their paths. */
export const commandsOf = ({ nouns }: World): Readonly<Record<string, Command>> => {
	const all: readonly Noun[] = Object.values(nouns);
	return Object.assign({}, ...all.map(({ commands }) => commands));
};
