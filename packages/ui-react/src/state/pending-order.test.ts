import { expect, test } from "vitest";
import { assign, createActor, setup } from "xstate";
import { awaitedOrder } from "./pending-order.ts";

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

/** A ticket, and the session storage of its tab. */
const start = (given?: Sent) => {
	const stored = new Map<string, string>();
	let time = 1_000;
	const ticket = createActor(ticketMachine, { input: given }).start();
	const order = awaitedOrder("order", () => time, {
		getItem: (key) => stored.get(key) ?? null,
		setItem: (key, text) => void stored.set(key, text),
		removeItem: (key) => void stored.delete(key),
	});
	return {
		stored,
		order,
		keep: () => order.keep(ticket, ({ name }: Sent) => ({ name })),
		wait: (milliseconds: number) => {
			time += milliseconds;
		},
		become: (state: Parameters<typeof ticket.send>[0]["type"], sent: Sent) =>
			ticket.send({ type: state, sent }),
	};
};

const read = ({ order }: ReturnType<typeof start>) => order.read((found) => found);
const sent = { name: "one lot" };

test("A-140: what is sent is kept with the moment at which it was, and is gone with its answer", () => {
	const page = start();
	page.keep();
	expect(read(page)).toBeUndefined();
	page.become("sending", sent);
	expect(read(page)).toEqual({ at: 1_000, name: "one lot" });
	page.become("unknown", sent);
	expect(read(page)).toEqual({ at: 1_000, name: "one lot" });
	page.become("not carried out", sent);
	expect(page.stored.size).toBe(0);
});

test("what the ticket was given to look for keeps its age, and is nothing after ten minutes", () => {
	const page = start(sent);
	page.stored.set("order", JSON.stringify({ at: 1_000, name: "one lot" }));
	page.wait(600_000);
	page.keep();
	expect(read(page)).toEqual({ at: 1_000, name: "one lot" });
	page.wait(1);
	expect(read(page)).toBeUndefined();
	page.become("accepted", sent);
	expect(page.stored.size).toBe(0);
});

test("after its end a ticket changes nothing any more, and forgets only what it has kept itself", () => {
	const page = start();
	const { end, forget } = page.keep();
	page.become("sending", sent);
	end();
	page.become("accepted", sent);
	expect(read(page)).toEqual({ at: 1_000, name: "one lot" });
	page.stored.set("order", JSON.stringify({ at: 1_000, name: "another's" }));
	forget();
	expect(read(page)).toEqual({ at: 1_000, name: "another's" });
	page.stored.set("order", JSON.stringify({ at: 1_000, name: "one lot" }));
	forget();
	expect(page.stored.size).toBe(0);
});
