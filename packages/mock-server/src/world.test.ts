import { expect, test } from "vitest";
import type { Noun } from "./api/noun.ts";
import { createVirtualClock } from "./clock/virtual-clock.ts";
import { createWorld } from "./world.ts";

const createNouns = (): readonly Noun[] => {
	const origin = () => "http://localhost";
	const { nouns } = createWorld({
		seed: "nouns",
		clock: createVirtualClock(),
		origin,
		restartTicks: () => {},
	});
	return Object.values(nouns);
};

const repeated = (names: readonly string[]): readonly string[] =>
	names.filter((name, place) => names.indexOf(name) !== place);

test("each command of the control belongs to one noun", () => {
	const names = createNouns().flatMap(({ commands = {} }) => Object.keys(commands));
	expect(repeated(["reset", "clock", "state", ...names])).toEqual([]);
});

test("each field of the report of the state belongs to one noun", () => {
	const names = createNouns().flatMap(({ report }) => Object.keys(report?.() ?? {}));
	expect(repeated(["seed", "scenario", "now", ...names])).toEqual([]);
});

test("each call of the contract belongs to one noun", () => {
	expect(repeated(createNouns().flatMap(({ routes = [] }) => routes.map(({ call }) => call.id)))).toEqual([]);
});
