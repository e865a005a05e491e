import { Effect } from "effect";
import { expect, test } from "vitest";
import { startApp } from "./fake-app.test-support.ts";
import { defineMachines } from "./machines.ts";
import {
	type RequestActor,
	type RequestOptions,
	selfShownCommand,
	shownCommand,
	shownReading,
} from "./ports.ts";

const requests = {
	commands: { send: (sent: string) => Effect.succeed(sent) },
	readings: { readRecord: () => Effect.succeed(1), reconcile: (sent: string) => Effect.succeed(sent) },
};

/** The options with which each actor of `requests` is made. */
const optionsWith = (command?: RequestOptions) => {
	const made: [unknown, RequestOptions | undefined][] = [];
	const { request } = startApp().app;
	const recording: RequestActor = (run, options) => {
		made.push([run, options]);
		return request(run, options);
	};
	const actors = defineMachines(({ actorsOf }) => actorsOf(requests, command))({ request: recording });
	return [Object.keys(actors), made];
};

test("the actors of a machine are made of its requests: readings are shown by the screen, commands as it says", () => {
	const names = ["send", "readRecord", "reconcile"];
	const readings = [
		[requests.readings.readRecord, shownReading],
		[requests.readings.reconcile, shownReading],
	];
	expect([optionsWith(), optionsWith(shownCommand)]).toEqual([
		[names, [[requests.commands.send, selfShownCommand], ...readings]],
		[names, [[requests.commands.send, shownCommand], ...readings]],
	]);
});
