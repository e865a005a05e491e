import { expect, test } from "vitest";
import { plain } from "../money/plain.test-support.ts";
import { readEntries, type SavedEntry } from "./saved-entry.ts";

const saved: SavedEntry = {
	id: "a",
	page: "p",
	command: { is: "deposit crypto", amount: "50.5", currency: "USDT" },
	steps: [
		{ is: "asked", at: 1_767_225_600_000 },
		{ is: "answered", at: 1_767_225_601_000, message: "Submitted" },
	],
};

test("a stored command is read with exact figures", () => {
	expect(plain(readEntries([saved]))).toEqual([
		{
			id: "a",
			page: "p",
			command: {
				is: "deposit crypto",
				amount: "50.5",
				currency: "USDT",
				subject: undefined,
				side: undefined,
				from: undefined,
				to: undefined,
				record: undefined,
			},
			steps: [
				{ is: "asked", at: 1_767_225_600_000, message: undefined },
				{ is: "answered", at: 1_767_225_601_000, message: "Submitted" },
			],
		},
	]);
});

test.each([
	["null", null],
	["a text", "deposit"],
	["an unknown command", { ...saved, command: { ...saved.command, is: "give away" } }],
	["an amount that is no figure", { ...saved, command: { ...saved.command, amount: "many" } }],
	["no steps", { ...saved, steps: [] }],
	["another first step", { ...saved, steps: saved.steps.slice(1) }],
	["an unknown step", { ...saved, steps: [{ is: "lost", at: 0 }] }],
	["a text that is too long", { ...saved, command: { ...saved.command, subject: "x".repeat(501) } }],
])("Pitfall 15: an entry with %s is dropped, and the others are kept", (_, corrupt) => {
	expect(readEntries([corrupt, saved]).map(({ id }) => id)).toEqual(["a"]);
});
