import { describe, expect, test } from "vitest";
import { createConflatingSender } from "./conflating-sender.ts";

/** A connection whose client reads one text at a time, when `readAll` is called. */
const start = (limits = { conflationBytes: 30, unsentBytes: 100 }) => {
	const unsent: { readonly text: string; readonly onSent: () => void }[] = [];
	const read: string[] = [];
	let pongBytes = 0;
	let isOpen = true;
	const { send, sendAll } = createConflatingSender(
		{
			unsentBytes: () => unsent.reduce((sum, { text }) => sum + text.length, pongBytes),
			send: (text, onSent) => void unsent.push({ text, onSent }),
			sendAll: (texts, onSent) => void unsent.push({ text: texts.map(({ text }) => text).join(""), onSent }),
			terminate: () => {
				isOpen = false;
			},
		},
		limits,
	);
	return {
		send,
		sendAll,
		isOpen: () => isOpen,
		pong: (bytes: number) => {
			pongBytes += bytes;
		},
		unsentTexts: () => unsent.map(({ text }) => text),
		readAll: (): readonly string[] => {
			pongBytes = 0;
			for (let next = unsent.shift(); next; next = unsent.shift()) {
				read.push(next.text);
				next.onSent();
			}
			return read.splice(0);
		},
	};
};

const text = (name: string) => name.padEnd(10, ".");

describe("frames to a client that reads slower than they come", () => {
	test("are sent at once while little is unsent", () => {
		const { send, unsentTexts } = start();
		for (const name of ["a 1", "a 2", "b 1"]) send(text(name), name.slice(0, 1));
		expect(unsentTexts()).toEqual(["a 1", "a 2", "b 1"].map(text));
	});

	test("wait beyond that; of one subject only the newest arrives, frames without a subject all do", () => {
		const { send, readAll, isOpen } = start();
		for (const name of ["a 1", "a 2", "a 3", "a 4", "b 1", "a 5", "b 2"]) send(text(name), name.slice(0, 1));
		send(text("closed 1"));
		send(text("a 6"), "a");
		send(text("closed 2"));
		const expected = ["a 1", "a 2", "a 3", "b 2", "closed 1", "a 6", "closed 2"];
		expect([readAll(), isOpen()]).toEqual([expected.map(text), true]);
		send(text("a 7"), "a");
		expect(readAll()).toEqual([text("a 7")]);
	});

	test("are sent with the next frame after answers to pings alone made them wait", () => {
		const { send, pong, readAll } = start();
		pong(30);
		send(text("a 1"), "a");
		expect(readAll()).toEqual([]);
		send(text("b 1"), "b");
		expect(readAll()).toEqual(["a 1", "b 1"].map(text));
	});

	test("of a list leave together, or wait each by its subject", () => {
		const { sendAll, unsentTexts, readAll } = start();
		const list = (round: number) =>
			["a", "b"].map((subject) => ({ text: text(`${subject} ${round}`), subject }));
		for (const round of [1, 2, 3, 4]) sendAll(list(round));
		expect(unsentTexts()).toEqual([1, 2].map((round) => text(`a ${round}`) + text(`b ${round}`)));
		expect(readAll().slice(2)).toEqual(["a 4", "b 4"].map(text));
	});

	test("end with the connection when more than the limit is unsent", () => {
		const { send, isOpen } = start();
		for (let count = 1; count <= 1000; count++) send(text(`a ${count}`), "a");
		for (let count = 1; count <= 6; count++) send(text(`closed ${count}`));
		expect(isOpen()).toBe(true);
		send(text("closed 7"));
		expect(isOpen()).toBe(false);
	});
});
