import { AnswerLost, Refused } from "@tradewind/domain/request";
import { Equal } from "effect";
import { expect, test } from "vitest";
import { noon, readingOf } from "../../../state/fake-app.test-support.ts";
import { openTicket } from "./ticket.test-support.ts";
import { readUnanswered, saveUnanswered } from "./unanswered-order.ts";

const createStore = () => {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
};

const open = async () => {
	const opened = await openTicket();
	const store = createStore();
	saveUnanswered(opened.app, opened.ticket, store);
	return { ...opened, store };
};

test("A-140: an unanswered order is read back as it was sent, with its customer", async () => {
	const { app, ticket, store, press, customer } = await open();
	expect(readUnanswered(app, store)).toBeUndefined();
	press();
	const { sent } = ticket.getSnapshot().context;
	expect(sent).toBeDefined();
	expect(Equal.equals(readUnanswered(app, store), { customerId: customer.id, sent })).toBe(true);
});

test("the stops and the target of a pending order are read back too", async () => {
	const { app, ticket, store, press } = await open();
	ticket.send({ type: "change", field: "kind", value: "pending" });
	ticket.send({ type: "change", field: "targetPrice", value: "1.05" });
	ticket.send({ type: "change", field: "stopLossOn", value: true });
	ticket.send({ type: "change", field: "stopLoss", value: "1.04" });
	ticket.send({ type: "change", field: "takeProfitOn", value: true });
	ticket.send({ type: "change", field: "takeProfit", value: "1.06" });
	press();
	expect(ticket.getSnapshot().value).toBe("sending");
	expect(Equal.equals(readUnanswered(app, store)?.sent, ticket.getSnapshot().context.sent)).toBe(true);
});

test("it is removed when it is accepted or refused, and stays saved while its outcome is unknown", async () => {
	const accepted = await open();
	accepted.press();
	await accepted.requests.submit.succeed({ id: readingOf().lastOrderId, message: "Order placed" });
	const refused = await open();
	refused.press();
	await refused.requests.submit.fail(new Refused({ code: 0, message: "No" }));
	const doubtful = await open();
	doubtful.press();
	await doubtful.requests.submit.fail(new AnswerLost({ reason: "no answer" }));
	expect([accepted, refused, doubtful].map(({ store }) => store.kept.size)).toEqual([0, 0, 1]);
});

test("an order that is too old, of an unknown instrument, or invalid is ignored", async () => {
	const { app, store, press } = await open();
	press();
	const [[key, text] = ["", "{}"]] = [...store.kept];
	const saved = JSON.parse(text);
	const readAs = (change: object) => {
		store.kept.set(key, JSON.stringify({ ...saved, ...change }));
		return readUnanswered(app, store);
	};
	const command = (change: object) => ({ command: { ...saved.command, ...change } });
	const changes = [
		{ at: noon - 600_001 },
		{ at: noon + 60_000 },
		{ at: "then" },
		{ owner: undefined },
		{ version: 2 },
		command({ instrument: 999 }),
		command({ direction: "up" }),
		command({ quantity: "much" }),
		command({ multiple: 100 }),
	];
	expect(changes.map(readAs)).toEqual(changes.map(() => undefined));
	expect(readAs({ at: noon - 600_000 })).toBeDefined();
	for (const broken of ["{", "[]", "null", '"order"']) {
		store.kept.set(key, broken);
		expect(readUnanswered(app, store)).toBeUndefined();
	}
});

test("full or blocked storage causes no error", async () => {
	const { app, ticket, press } = await open();
	const broken = {
		getItem: () => {
			throw new Error("forbidden");
		},
		setItem: () => {
			throw new Error("full");
		},
		removeItem: () => {},
	};
	saveUnanswered(app, ticket, broken);
	press();
	expect([ticket.getSnapshot().value, readUnanswered(app, broken)]).toEqual(["sending", undefined]);
});
