import { Schema } from "effect";
import type { Command } from "../api/control-command.ts";
import { guess } from "../commands/nearest-name.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { World } from "../world.ts";
import { timeCommands } from "../world-commands/clock.commands.ts";
import { commandsOf } from "../world-commands/noun-commands.ts";
import type { Scenario } from "./scenario.ts";

/** A scenario as data: what control does to another scenario. */
export const ScenarioData = Schema.Struct({
	name: Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,59}$/u)).annotate({
		description: "Lower-case letters, digits and hyphens",
	}),
	shows: Schema.NonEmptyString.annotate({ description: "What it shows, in a sentence" }),
	base: Schema.NonEmptyString.annotate({ description: "The name of the scenario with which it begins" }),
	commands: Schema.Array(
		Schema.Struct({
			command: Schema.NonEmptyString.annotate({ description: "The path of a command, e.g. order/place" }),
			body: Schema.optionalKey(
				Schema.Record(Schema.String, Schema.Unknown).annotate({ description: "As in its request" }),
			),
		}),
	)
		.check(Schema.isMaxLength(1_000))
		.annotate({
			description: "Commands of the control, in their order; all but those that restart it or add load",
		}),
});

export type ScenarioData = typeof ScenarioData.Type;

/** The scenario that carries out the commands of the data after those of its base. A command that is refused is named by its place. */
export const scenarioOf = ({ name, shows, commands }: ScenarioData, base: Scenario): Scenario => ({
	name,
	shows,
	setUp: (world) => {
		base.setUp(world);
		const known: Readonly<Record<string, Command>> = { ...commandsOf(world), ...clockCommandsOf(world) };
		for (const [place, { command, body = {} }] of commands.entries()) {
			const run = known[command];
			if (!run)
				throw new ControlRefused(
					`commands.${place}.command`,
					`there is no command ${command}${guess(command, Object.keys(known))}`,
				);
			const answer = carryOut(run, body, place);
			if (answer instanceof Promise) {
				answer.catch(() => undefined);
				throw new ControlRefused(`commands.${place}.command`, `${command} cannot be part of a scenario`);
			}
		}
	},
});

const carryOut = (run: Command, body: object, place: number): unknown => {
	try {
		return run(body);
	} catch (error) {
		if (!(error instanceof ControlRefused)) throw error;
		throw new ControlRefused(`commands.${place}.body.${error.field}`, error.reason);
	}
};

/** A scenario moves the clock in one step. */
const clockCommandsOf = (world: World) =>
	timeCommands({
		world: () => world,
		clock: world.clock,
		jump: () => undefined,
		moveTo: (until): void => {
			world.clock.advance(until - world.clock.now());
			world.settle();
		},
	});
