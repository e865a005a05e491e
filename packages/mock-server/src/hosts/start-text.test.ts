import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startText } from "./start-text.ts";

const words = new URL("../../../ui-react/src/features/session/words/en.json", import.meta.url);

const lines = (controlKey?: string) =>
	startText({ url: "http://localhost:4173", host: "0.0.0.0", controlKey }).split("\n");

test("the terminal names the button of the demo account as the login page does", () => {
	const { "session.demoEntry": button }: Readonly<Record<string, string>> = JSON.parse(
		readFileSync(words, "utf8"),
	);
	expect(lines()).toContain(`Demo        http://localhost:4173/login, "${button}"`);
});

test("the terminal names the control, with its key where other computers reach it", () => {
	expect([lines().slice(-2), lines("a1").slice(-3)]).toEqual([
		["Control     http://localhost:4173/__control/", "Press Ctrl-C to stop."],
		[
			"Control     http://localhost:4173/__control/#a1",
			"Listens on  0.0.0.0; the key of the control is a1",
			"Press Ctrl-C to stop.",
		],
	]);
});

test("B6: the terminal says where the world is kept, and whether it goes on", () => {
	const worldLine = (changes: number | undefined) =>
		startText({
			url: "http://localhost:4173",
			host: "127.0.0.1",
			controlKey: undefined,
			world: { file: "/w/running.world", changes },
		})
			.split("\n")
			.at(-2);
	expect([undefined, 0, 1, 7].map(worldLine)).toEqual([
		"World       /w/running.world, a new one",
		"World       /w/running.world, goes on after 0 changes",
		"World       /w/running.world, goes on after 1 change",
		"World       /w/running.world, goes on after 7 changes",
	]);
});
