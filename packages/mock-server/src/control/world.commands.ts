import { Schema } from "effect";
import type { Command } from "../api/control-command.ts";
import { gmt } from "../clock/gmt.ts";
import { command } from "../commands/command.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { SavedWorld } from "../journal/world-store.ts";

/** A command of the running world, as it is listed. */
export interface ListedEntry {
	readonly number: number;
	/** ISO 8601. */
	readonly moment: string;
	/** What was done, such as `contract.submit`. */
	readonly what: string;
}

interface ListedWorlds {
	/** Where the running world is kept. */
	readonly file: string;
	/** Newest first. */
	readonly commands: readonly ListedEntry[];
	/** The worlds that were left, with their last commands, newest first: `world/back` goes on with one by its number. */
	readonly left: readonly ListedEntry[];
	readonly saved: readonly (Omit<SavedWorld, "moment"> & { readonly moment: string })[];
}

/** The command or the moment after which a world is meant. */
export type Point = { readonly number: number } | { readonly moment: number };

/** The worlds that are kept. */
export interface Worlds {
	readonly list: () => ListedWorlds;
	/** The names of the saved worlds. */
	readonly names: () => readonly string[];
	/** Keeps the world as it was at a point, by default as it is, under a name. Throws `ControlRefused` if there is no such point. */
	readonly save: (name: string, point?: Point) => unknown;
	/** Gives a saved world another name. */
	readonly rename: (name: string, newName: string) => unknown;
	/** Deletes a saved world. */
	readonly remove: (name: string) => unknown;
	/** Goes on with a saved world. */
	readonly load: (name: string) => unknown;
	/** Goes on with the world as it was at a point. */
	readonly back: (point: Point) => unknown;
}

/** The name of a saved world. */
export const worldName = /^[a-z0-9][a-z0-9._-]{0,63}$/iu;

const Name = Schema.String.check(
	Schema.makeFilter(
		(name) => worldName.test(name) || "has other signs than letters, digits, dots, hyphens and underscores",
	),
).annotate({
	description: "The name of a saved world: letters, digits, dots, hyphens and underscores",
});
const To = Schema.NonEmptyString.annotate({
	description: "The number of a command, as `world/list` shows it, or a moment, e.g. 2026-03-02T10:00:00Z",
});
const Nothing = Schema.Struct({});
const Save = Schema.Struct({
	name: Name,
	replace: Schema.optionalKey(
		Schema.Boolean.annotate({ description: "Whether a world that has the name is replaced" }),
	),
});
const Saved = Schema.Struct({ name: Name });
const Rename = Schema.Struct({ name: Name, newName: Name });
const Fork = Schema.Struct({ name: Name, to: To });
const Back = Schema.Struct({ to: To });

export interface WorldCommands {
	readonly "world/list": Command<ListedWorlds>;
	readonly "world/save": Command;
	readonly "world/rename": Command;
	readonly "world/delete": Command;
	readonly "world/load": Command;
	readonly "world/fork": Command;
	readonly "world/back": Command;
}

/** The commands of the worlds; each is refused if worlds are not kept. */
export const worldCommands = (worlds: Worlds | undefined): WorldCommands => {
	const kept = (): Worlds => {
		if (worlds) return worlds;
		throw new ControlRefused("world", "this platform keeps no world: start it with --world FILE");
	};
	const free = (name: string, field = "name"): string => {
		if (kept().names().includes(name)) throw new ControlRefused(field, `there is already a world ${name}`);
		return name;
	};
	const existing = (name: string): string => {
		if (!kept().names().includes(name)) throw new ControlRefused("name", `there is no world ${name}`);
		return name;
	};
	return {
		"world/list": command(
			{
				does: "Answers with the file of the running world, its last commands with their numbers, the worlds that were left, and the saved ones.",
				example: {},
			},
			Nothing,
			() => kept().list(),
		),
		"world/save": command(
			{
				does: "Keeps the world as it is under a name. The running world goes on.",
				example: { name: "before-margin-call" },
			},
			Save,
			({ name, replace }) => kept().save(replace === true ? name : free(name)),
		),
		"world/rename": command(
			{
				does: "Gives a saved world another name, which no other one has.",
				example: { name: "before-margin-call", newName: "margin-call-eurusd" },
			},
			Rename,
			({ name, newName }) => kept().rename(existing(name), free(newName, "newName")),
		),
		"world/delete": command(
			{
				does: "Deletes a saved world for good. The running world goes on, also if it was loaded from the deleted one.",
				example: { name: "before-margin-call" },
			},
			Saved,
			({ name }) => kept().remove(existing(name)),
		),
		"world/load": command(
			{
				does: "Goes on with a saved world, at its moment; the saved one stays as it is. The world before is among the `left` ones of `world/list`. Sockets close.",
				example: { name: "before-margin-call" },
			},
			Saved,
			({ name }) => kept().load(existing(name)),
		),
		"world/fork": command(
			{
				does: "Keeps the world as it was after a command or at a moment under a name. The running world goes on.",
				example: { name: "yesterday", to: "2026-03-02T10:00:00Z" },
			},
			Fork,
			({ name, to }) => kept().save(free(name), pointOf(to)),
		),
		"world/back": command(
			{
				does: "Goes back to the world as it was after a command or at a moment. Later commands are kept: the world before is among the `left` ones of `world/list`, and goes on at its moment by its number. Sockets close.",
				example: { to: "1" },
			},
			Back,
			({ to }) => kept().back(pointOf(to)),
		),
	};
};

const pointOf = (to: string): Point => {
	if (/^\d{1,15}$/u.test(to)) return { number: Number(to) };
	const moment = gmt(to).valueOf();
	if (Number.isNaN(moment)) throw new ControlRefused("to", "is neither a number nor a moment");
	return { moment };
};
