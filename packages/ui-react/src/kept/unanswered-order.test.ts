import { expect, test } from "vitest";
import { assign, createActor, setup } from "xstate";
import { unansweredOrder } from "./unanswered-order.ts";

interface Sent {
	readonly name: string;
}

const ticketMachine = setup({
	types: {} as {
		context: { readonly sent: Sent | undefined };
		input: Sent | undefined;
		events: { readonly type: "sending" | "unknown" | "accepted" | "not carried out"; readonly sent: Sent };
	},
	actions: { "set sent": assign({ sent: ({ event }) => event.sent }) },
}).createMachine({
	context: ({ input }) => ({ sent: input }),
	initial: "ready",
	states: { ready: {}, sending: {}, unknown: {}, accepted: {}, "not carried out": {} },
	on: {
		sending: { target: ".sending", actions: "set sent" },
		unknown: { target: ".unknown", actions: "set sent" },
		accepted: { target: ".accepted", actions: "set sent" },
		"not carried out": { target: ".not carried out", actions: "set sent" },
	},
});

/** A ticket and the session storage of its tab. */
const start = (given?: Sent) => {
	const stored = new Map<string, string>();
	let time = 1_000;
	const ticket = createActor(ticketMachine, { input: given }).start();
	const order = unansweredOrder({ name: "order" }, () => time, {
		getItem: (key) => stored.get(key) ?? null,
		setItem: (key, text) => void stored.set(key, text),
		removeItem: (key) => void stored.delete(key),
	});
	return {
		stored,
		order,
		save: () => order.save(ticket, ({ name }: Sent) => ({ name })),
		wait: (milliseconds: number) => {
			time += milliseconds;
		},
		become: (state: Parameters<typeof ticket.send>[0]["type"], sent: Sent) =>
			ticket.send({ type: state, sent }),
	};
};

const read = ({ order }: ReturnType<typeof start>) => order.read((found) => found);
const sent = { name: "one lot" };

test("A-140: a sent order is saved with its time, and removed when it is answered", () => {
	const page = start();
	page.save();
	expect(read(page)).toBeUndefined();
	page.become("sending", sent);
	expect(read(page)).toEqual({ name: "one lot" });
	page.become("unknown", sent);
	expect(read(page)).toEqual({ name: "one lot" });
	page.become("not carried out", sent);
	expect(page.stored.size).toBe(0);
});

test("an order that the ticket was created with keeps its age, and expires after ten minutes", () => {
	const page = start(sent);
	page.stored.set(
		"tradewind.awaited.order",
		JSON.stringify({ version: 1, at: 1_000, command: { name: "one lot" } }),
	);
	page.wait(600_000);
	page.save();
	expect(read(page)).toEqual({ name: "one lot" });
	page.wait(1);
	expect(read(page)).toBeUndefined();
	page.become("accepted", sent);
	expect(page.stored.size).toBe(0);
});

test("after its end a ticket saves nothing, and removes only the order that it has saved itself", () => {
	const page = start();
	const { end, forget } = page.save();
	page.become("sending", sent);
	end();
	page.become("accepted", sent);
	expect(read(page)).toEqual({ name: "one lot" });
	page.stored.set(
		"tradewind.awaited.order",
		JSON.stringify({ version: 1, at: 1_000, command: { name: "another's" } }),
	);
	forget();
	expect(read(page)).toEqual({ name: "another's" });
	page.stored.set(
		"tradewind.awaited.order",
		JSON.stringify({ version: 1, at: 1_000, command: { name: "one lot" } }),
	);
	forget();
	expect(page.stored.size).toBe(0);
});
