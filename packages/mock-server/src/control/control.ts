import { Schema } from "effect";
import type { Noun } from "../api/noun.ts";
import type { Clock } from "../clock/clock.ts";
import { command } from "../commands/command.ts";
import { Milliseconds } from "../commands/fields.schema.ts";
import type { Nouns, World } from "../world.ts";
import type { Merged } from "./merged.ts";
import { type StateReport, stateReport } from "./state-report.ts";

type NounCommands = Merged<
	{
		[Name in keyof Nouns]: Nouns[Name] extends { commands: infer Commands } ? Commands : never;
	}[keyof Nouns]
>;

/** The commands by their paths. Each reads its body and throws `ControlRefused` if it does not fit. */
interface Commands extends NounCommands {
	/** Restarts the platform with a seed and a scenario, by default the current ones. Sessions end and sockets close. */
	readonly reset: (body?: unknown) => void;
	/** Moves the time forward. */
	readonly clock: (body?: unknown) => void;
}

export interface Control extends Commands {
	readonly state: () => StateReport;
}

export interface Running {
	readonly world: World;
	readonly scenario: string;
}

interface Runtime {
	/** The current state; a restart replaces it. */
	readonly running: () => Running;
	readonly restart: (seed: string, scenario: string) => void;
	readonly clock: Clock;
}

const Reset = Schema.Struct({
	seed: Schema.optionalKey(Schema.NonEmptyString),
	scenario: Schema.optionalKey(Schema.NonEmptyString),
});

export const Advance = Schema.Struct({ advanceMs: Milliseconds });

/** What the person or test that operates the platform can do: the commands of all nouns, and those of the whole. */
export const createControl = ({ running, restart, clock }: Runtime): Control => ({
	...nounCommands(() => running().world),
	reset: command(Reset, ({ seed, scenario }) =>
		restart(seed ?? running().world.seed, scenario ?? running().scenario),
	),
	clock: command(Advance, ({ advanceMs }) => clock.advance(advanceMs)),
	state: () => stateReport(running().world, running().scenario),
});

/** Every world has the same commands; they apply to the current one. */
const nounCommands = (world: () => World): NounCommands =>
	Object.fromEntries(
		Object.keys(commandsOf(world())).map((name) => [
			name,
			(body?: unknown) => commandsOf(world())[name]?.(body),
		]),
		/** `Object.fromEntries` loses which command gives which answer. */
	) as NounCommands;

const commandsOf = ({ nouns }: World): NonNullable<Noun["commands"]> => {
	const all: readonly Noun[] = Object.values(nouns);
	return Object.assign({}, ...all.map(({ commands }) => commands));
};
