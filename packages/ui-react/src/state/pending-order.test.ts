import { expect, test } from "vitest";
import { awaitedOrder } from "./pending-order.ts";

interface Sent {
	readonly name: string;
}

/** A ticket that the test moves on, and the store of its tab. */
const start = (given?: Sent) => {
	const kept = new Map<string, string>();
	let time = 1_000;
	let ticket = { state: "ready", sent: given };
	const listeners = new Set<() => void>();
	const order = awaitedOrder("order", () => time, {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => void kept.set(key, text),
		removeItem: (key) => void kept.delete(key),
	});
	const observed = {
		getSnapshot: () => ({
			context: { sent: ticket.sent },
			matches: (state: string) => state === ticket.state,
		}),
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return { unsubscribe: () => listeners.delete(listener) };
		},
	};
	return {
		kept,
		order,
		keep: () => order.keep(observed, ({ name }: Sent) => ({ name })),
		wait: (milliseconds: number) => {
			time += milliseconds;
		},
		become: (state: string, sent: Sent | undefined) => {
			ticket = { state, sent };
			for (const listen of listeners) listen();
		},
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
	expect(page.kept.size).toBe(0);
});

test("what the ticket was given to look for keeps its age, and is nothing after ten minutes", () => {
	const page = start(sent);
	page.kept.set("order", JSON.stringify({ at: 1_000, name: "one lot" }));
	page.wait(600_000);
	page.keep();
	expect(read(page)).toEqual({ at: 1_000, name: "one lot" });
	page.wait(1);
	expect(read(page)).toBeUndefined();
	page.become("accepted", sent);
	expect(page.kept.size).toBe(0);
});

test("after its end a ticket changes nothing any more, and forgets only what it has kept itself", () => {
	const page = start();
	const { end, forget } = page.keep();
	page.become("sending", sent);
	end();
	page.become("accepted", sent);
	expect(read(page)).toEqual({ at: 1_000, name: "one lot" });
	page.kept.set("order", JSON.stringify({ at: 1_000, name: "another's" }));
	forget();
	expect(read(page)).toEqual({ at: 1_000, name: "another's" });
	page.kept.set("order", JSON.stringify({ at: 1_000, name: "one lot" }));
	forget();
	expect(page.kept.size).toBe(0);
});
