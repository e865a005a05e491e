import { Schema } from "effect";
import type { Command } from "../api/control-command.ts";
import type { Clock } from "../clock/clock.ts";
import type { Jump } from "../clock/fast-forward.ts";
import { command } from "../commands/command.ts";
import { ScenarioData } from "../scenarios/scenario-data.ts";
import type { World } from "../world.ts";
import { clockReport, type TimeCommands, timeCommands } from "../world-commands/clock.commands.ts";
import { commandsOf, type NounCommands } from "../world-commands/noun-commands.ts";
import { type StateReport, stateReport } from "./state-report.ts";

/** The commands by their paths. Each reads its body and throws `ControlRefused` if it does not fit. */
interface Commands extends NounCommands, TimeCommands<void> {
	/** Restarts the platform with a seed and a scenario, by default the current ones. Sessions end and sockets close. */
	readonly reset: Command<void, typeof Reset.Type>;
	/** Restarts the platform with a scenario of its own. */
	readonly scenario: Command<void, typeof Load.Type>;
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
	/** Restarts with the scenario of a name, or with one that is given and from now on has its name. */
	readonly restart: (seed: string, scenario: string | ScenarioData) => void;
	readonly clock: Clock;
	/** The jump of the clock that is going on. */
	readonly jump: () => Jump | undefined;
}

const Reset = Schema.Struct({
	seed: Schema.optionalKey(
		Schema.NonEmptyString.annotate({ description: "The same seed gives the same prices" }),
	),
	scenario: Schema.optionalKey(Schema.NonEmptyString.annotate({ description: "A name of the list below" })),
});

const Load = Schema.Struct({ seed: Reset.fields.seed, ...ScenarioData.fields });

/** What the person or test that operates the platform can do: the commands of all nouns, and those of the whole. */
export const createControl = ({ running, restart, clock, jump }: Runtime): Control => ({
	...nounCommands(() => running().world),
	reset: command(
		{
			does: "Restarts the platform with a seed and a scenario, by default the current ones. Sessions end and sockets close.",
			example: { scenario: "holding-orders" },
		},
		Reset,
		({ seed, scenario }) => restart(seed ?? running().world.seed, scenario ?? running().scenario),
	),
	scenario: command(
		{
			does: "Restarts the platform with a scenario of your own: another one, and commands of the control after it. From then on `reset` knows its name. `npm start -- --scenario FILE.json` reads the same from a file.",
			example: {
				name: "mia-holds-gold",
				shows: "Mia holds an order of gold, and the next answer to an order is lost",
				base: "untraded",
				commands: [
					{
						command: "order/place",
						body: { account: "mia@tradewind.test", code: "XAUUSD", direction: "buy", quantity: "0.1" },
					},
					{ command: "faults", body: { http: [{ match: "contract.submit", drop: "before", times: 1 }] } },
				],
			},
		},
		Load,
		({ seed, ...data }) => restart(seed ?? running().world.seed, data),
	),
	...timeCommands({
		world: () => running().world,
		clock,
		jump,
		moveTo: (until) => clock.advance(until - clock.now()),
	}),
	state: () => stateReport(running().world, running().scenario, clockReport(clock, jump())),
});

/** Every world has the same commands; they apply to the current one. */
const nounCommands = (world: () => World): NounCommands =>
	Object.fromEntries(
		Object.entries(commandsOf(world())).map(([name, { reference }]) => [
			name,
			Object.assign((body?: unknown) => commandsOf(world())[name]?.(body), { reference }),
		]),
		/** `Object.fromEntries` loses which command gives which answer. */
	) as NounCommands;
