import { Schema } from "effect";
import type { Command } from "../api/control-command.ts";
import type { Noun } from "../api/noun.ts";
import { command } from "../commands/command.ts";
import { Milliseconds } from "../commands/fields.schema.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Nouns, World } from "../world.ts";
import type { Merged } from "./merged.ts";
import { type StateReport, stateReport } from "./state-report.ts";
import { type WorldCommands, type Worlds, worldCommands } from "./world.commands.ts";

type NounCommands = Merged<
	{
		[Name in keyof Nouns]: Nouns[Name] extends { commands: infer Commands } ? Commands : never;
	}[keyof Nouns]
>;

/** The commands by their paths. Each reads its body and throws `ControlRefused` if it does not fit. */
interface Commands extends NounCommands {
	/** Restarts the platform with a seed and a scenario, by default the current ones. Sessions end and sockets close. */
	readonly reset: Command<void>;
	/** Moves the time forward. */
	readonly clock: Command<void>;
}

export interface Control extends Commands, WorldCommands {
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
	readonly advance: (ms: number) => void;
	/** `undefined` if worlds are not kept. */
	readonly worlds: Worlds | undefined;
}

const Reset = Schema.Struct({
	seed: Schema.optionalKey(
		Schema.NonEmptyString.annotate({ description: "The same seed gives the same prices" }),
	),
	scenario: Schema.optionalKey(Schema.NonEmptyString.annotate({ description: "A name of the list below" })),
});

const Advance = Schema.Struct({ advanceMs: Milliseconds });

/** The command that moves the clock forward by `advance`. */
export const clockCommand = <Answer>(advance: (ms: number) => Answer): Command<Answer> =>
	command(
		{
			does: "Moves the clock forward. It answers when all that happens meanwhile is done.",
			example: { advanceMs: 86_400_000 },
		},
		Advance,
		({ advanceMs }) => advance(advanceMs),
	);

/** What the person or test that operates the platform can do: the commands of all nouns, and those of the whole. */
export const createControl = ({ running, restart, advance, worlds }: Runtime): Control => ({
	...nounCommands(() => running().world),
	...worldCommands(worlds),
	reset: command(
		{
			does: "Restarts the platform with a seed and a scenario, by default the current ones. Sessions end and sockets close.",
			example: { scenario: "holding-orders" },
		},
		Reset,
		({ seed, scenario }) => restart(seed ?? running().world.seed, scenario ?? running().scenario),
	),
	clock: clockCommand(advance),
	state: () => stateReport(running().world, running().scenario),
});

/** Every world has the same commands; they apply to the current one. */
const nounCommands = (world: () => World): NounCommands =>
	Object.fromEntries(
		Object.entries(commandsOf(world())).map(([name, { reference }]) => [
			name,
			Object.assign((body?: unknown) => runCommand(world(), name, body), { reference }),
		]),
		/** `Object.fromEntries` loses which command gives which answer. */
	) as NounCommands;

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

const commandsOf = ({ nouns }: World): NonNullable<Noun["commands"]> => {
	const all: readonly Noun[] = Object.values(nouns);
	return Object.assign({}, ...all.map(({ commands }) => commands));
};
