import { decimal, money } from "@tradewind/domain/money";
import { Schema } from "effect";
import { expect, test } from "vitest";
import { assign, createActor, setup } from "xstate";
import { startApp } from "../state/fake-app.test-support.ts";
import { lostCommand } from "./lost-command.ts";
import { SavedMoney } from "./saved-decimal.ts";

interface Sent {
	readonly amount: ReturnType<typeof money>;
	readonly secret: string;
}

const key = "tradewind.awaited.payment";

/** A payment of customer 7 that is sent, and the tab that saves it. */
const send = () => {
	const kept = new Map<string, string>();
	const store = {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, text: string) => void kept.set(name, text),
		removeItem: (name: string) => void kept.delete(name),
	};
	const { app } = startApp();
	const commandOf = (owner: number) =>
		lostCommand(
			app,
			{
				name: "payment",
				owner,
				schema: Schema.Struct({ amount: SavedMoney, last: Schema.optional(Schema.Number) }),
				write: ({ amount }: Sent) => ({ amount, last: undefined }),
				read: ({ amount }) => ({ amount, secret: "" }),
			},
			store,
		);
	const machine = setup({
		types: {} as { context: { sent: Sent | undefined }; events: { type: "send" } | { type: "answer" } },
	}).createMachine({
		context: { sent: undefined },
		initial: "filling in",
		states: { "filling in": {}, accepted: {}, "not carried out": {} },
		on: {
			send: { actions: assign({ sent: { amount: money(decimal("12.50")), secret: "1234" } }) },
			answer: ".accepted",
		},
	});
	const actor = createActor(machine).start();
	commandOf(7).save(actor);
	actor.send({ type: "send" });
	return { kept, actor, read: (owner: number) => commandOf(owner).read() };
};

test("A-140: the facts that identify a command are saved as texts and read back, by its customer alone", () => {
	const { kept, read } = send();
	expect(JSON.parse(kept.get(key) ?? "")).toEqual({
		version: 1,
		at: expect.any(Number),
		owner: 7,
		command: { amount: "12.5" },
	});
	expect(read(7)).toEqual({ amount: money(decimal("12.5")), secret: "" });
	expect(read(8)).toBeUndefined();
});

test("A-140: an answered command is not saved any more", () => {
	const { kept, actor } = send();
	actor.send({ type: "answer" });
	expect(kept.size).toBe(0);
});

test.each(['"a lot"', "12.5", "null", '""'])(
	"Pitfall 15: a command with the amount %s is ignored",
	(amount) => {
		const { kept, read } = send();
		kept.set(key, (kept.get(key) ?? "").replace('"12.5"', amount));
		expect(read(7)).toBeUndefined();
	},
);
