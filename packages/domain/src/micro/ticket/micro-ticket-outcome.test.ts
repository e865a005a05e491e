import { describe, expect, test } from "vitest";
import { lost, offline, refused, timedOut } from "../../command/command.test-support.ts";
import { noon } from "../../contract/contract.test-support.ts";
import { settings } from "../micro.test-support.ts";
import { microOrderId } from "../order/micro-order.ts";
import { answer, openTicket, startTicket, unanswered } from "./micro-ticket.test-support.ts";

describe("Pitfall 2: the order that a reconciliation searches for", () => {
	test("is newer than all known ones at the press", async () => {
		const { up, send, dispatch } = await startTicket({ lastOrderId: undefined });
		dispatch({ lastOrderId: microOrderId(640) });
		dispatch({ lastOrderId: microOrderId(630) });
		up();
		expect(send.inputs()[0]?.lastOrderId).toBe(640);
	});

	test("is newer than the previously accepted one, whatever older lists show", async () => {
		const { up, send, dispatch, actor, read } = await startTicket();
		up();
		await send.succeed(answer);
		dispatch({ lastOrderId: microOrderId(600) });
		actor.send({ type: "acknowledge" });
		read();
		up();
		await send.fail(refused);
		read();
		up();
		await send.fail(lost);
		expect(send.inputs().map(({ lastOrderId }) => lastOrderId)).toEqual([600, 601, 601]);
	});

	test("is newer than the one that was found before", async () => {
		const { up, send, clock, reconcile, actor, state, read } = await startTicket();
		up();
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined, id: microOrderId(603) } });
		expect(state()).toBe("accepted");
		actor.send({ type: "acknowledge" });
		read();
		up();
		expect(send.inputs()[1]?.lastOrderId).toBe(603);
	});

	test("is newer than the accepted one also if no list was read", async () => {
		const { up, send, actor, dispatch, facts, read } = await startTicket({ lastOrderId: undefined });
		up();
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		expect(facts().lastOrderId).toBe(601);
		dispatch({ lastOrderId: undefined });
		read();
		up();
		expect(send.inputs().map(({ lastOrderId }) => lastOrderId)).toEqual([undefined, undefined]);
	});

	test("an accepted order leaves the amount empty if the platform lists no amounts", async () => {
		const { up, send, actor, type, form } = await startTicket({}, { ...settings, amounts: [] });
		type("75.5");
		up();
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		expect(form()).toEqual({ option: 1, amount: "" });
	});
});

describe("Spec 1 §4: an order that was unanswered when the app was left or the session ended", () => {
	const found = { is: "confirmed", answer: { message: undefined, id: microOrderId(601) } } as const;

	test("is reconciled as soon as the settings were read, never sent, and emitted when it is found", async () => {
		const { state, reconcile, send, emitted, facts, actor } = await startTicket({ unanswered });
		expect([state(), reconcile.inputs(), facts().settings]).toEqual([
			{ "outcome unknown": "reconciling" },
			[unanswered],
			settings,
		]);
		await reconcile.succeed(found);
		expect([state(), emitted]).toEqual([
			"accepted",
			[{ type: "carried out", sent: unanswered, answer: found.answer }],
		]);
		actor.send({ type: "acknowledge" });
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
	});

	test("is not disproved by lists that do not show it until its customer checks again", async () => {
		const { state, reconcile, clock, actor } = await startTicket({ unanswered });
		for (const wait of [2000, 4000, 0]) {
			await reconcile.succeed({ is: "absent" });
			clock.increment(wait);
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "check again" });
		for (const wait of [2000, 4000, 0]) {
			await reconcile.succeed({ is: "absent" });
			clock.increment(wait);
		}
		expect(state()).toBe("not carried out");
	});

	test("is reconciled also if the settings cannot be read; they are read again after it", async () => {
		const { state, readSettings, reconcile, actor } = openTicket({ unanswered });
		await readSettings.fail(offline);
		expect(state()).toEqual({ "outcome unknown": "reconciling" });
		await reconcile.succeed(found);
		actor.send({ type: "acknowledge" });
		expect(state()).toBe("loading");
		await readSettings.succeed(settings);
		expect(state()).toBe("filling in");
	});
});

test("Spec 1 §4: an order with an unresolved outcome is reconciled again when the connection is back", async () => {
	const { up, send, clock, reconcile, state, dispatch } = await startTicket();
	up();
	await send.fail(timedOut);
	for (const wait of [1000, 2000, 4000]) {
		clock.increment(wait);
		await reconcile.fail(offline);
	}
	dispatch({ freshness: { is: "offline", since: noon } });
	expect(state()).toEqual({ "outcome unknown": "unresolved" });
	dispatch({ freshness: { is: "live", since: noon } });
	for (const wait of [2000, 4000, 0]) {
		expect(state()).toEqual({ "outcome unknown": "reconciling" });
		await reconcile.succeed({ is: "absent" });
		clock.increment(wait);
	}
	expect([state(), reconcile.inputs().length, send.inputs().length]).toEqual([
		{ "outcome unknown": "unresolved" },
		6,
		1,
	]);
});
