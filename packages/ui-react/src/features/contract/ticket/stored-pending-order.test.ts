import { AnswerLost, Refused } from "@tradewind/domain/request";
import { Equal } from "effect";
import { expect, test } from "vitest";
import { noon, readingOf } from "../../../state/fake-app.test-support.ts";
import { readSetAside, rememberWhatIsAwaited } from "./stored-pending-order.ts";
import { openTicket } from "./ticket.test-support.ts";

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
	rememberWhatIsAwaited(opened.app, opened.ticket, store);
	return { ...opened, store };
};

test("A-140: an order that is awaited is read back as it was pressed, with whose it is", async () => {
	const { app, ticket, store, press, customer } = await open();
	expect(readSetAside(app, store)).toBeUndefined();
	press();
	const { sent } = ticket.getSnapshot().context;
	expect(sent).toBeDefined();
	expect(Equal.equals(readSetAside(app, store), { customerId: customer.id, sent })).toBe(true);
});

test("stops and the target of a pending order are read back too", async () => {
	const { app, ticket, store, press } = await open();
	ticket.send({ type: "change", field: "kind", value: "pending" });
	ticket.send({ type: "change", field: "targetPrice", value: "1.05" });
	ticket.send({ type: "change", field: "stopLossOn", value: true });
	ticket.send({ type: "change", field: "stopLoss", value: "1.04" });
	ticket.send({ type: "change", field: "takeProfitOn", value: true });
	ticket.send({ type: "change", field: "takeProfit", value: "1.06" });
	press();
	expect(ticket.getSnapshot().value).toBe("sending");
	expect(Equal.equals(readSetAside(app, store)?.sent, ticket.getSnapshot().context.sent)).toBe(true);
});

test("it is forgotten with its answer, be it accepted or refused, and kept while it is in doubt", async () => {
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

test("what is too old, of another instrument, or no order at all is nothing", async () => {
	const { app, store, press } = await open();
	press();
	const [[key, text] = ["", "{}"]] = [...store.kept];
	const readAs = (change: object) => {
		store.kept.set(key, JSON.stringify({ ...JSON.parse(text), ...change }));
		return readSetAside(app, store);
	};
	const changes = [
		{ at: noon - 600_001 },
		{ at: noon + 60_000 },
		{ at: "then" },
		{ instrument: 999 },
		{ direction: "up" },
		{ quantity: "much" },
		{ multiple: 100 },
		{ customerId: undefined },
	];
	expect(changes.map(readAs)).toEqual(changes.map(() => undefined));
	expect(readAs({ at: noon - 600_000 })).toBeDefined();
	for (const broken of ["{", "[]", "null", '"order"']) {
		store.kept.set(key, broken);
		expect(readSetAside(app, store)).toBeUndefined();
	}
});

test("a store that is full or forbidden breaks nothing", async () => {
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
	rememberWhatIsAwaited(app, ticket, broken);
	press();
	expect([ticket.getSnapshot().value, readSetAside(app, broken)]).toEqual(["sending", undefined]);
});
