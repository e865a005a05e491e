import { CopyTrading } from "@tradewind/domain/copy-trading";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test, vi } from "vitest";
import { noon, signIn, startApp } from "../../state/fake-app.test-support.ts";
import { traderApplicationOf } from "./application-actor.ts";

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
	return () => vi.unstubAllGlobals();
});

/** The application of a customer, as after the page was loaded. */
const openAs = async (id: number) => {
	const world = startApp(Layer.mock(CopyTrading, { applyAsTrader: Effect.succeed({ message: "Received" }) }));
	return traderApplicationOf(world.app, await signIn(world, id));
};

const apply = async (id: number): Promise<void> => {
	const actor = await openAs(id);
	actor.send({
		type: "facts",
		facts: {
			isTrader: false,
			messages: [{ id: 4, title: "Welcome", summary: "", content: "", sentAt: "" }],
		},
	});
	actor.send({ type: "change", change: { is: "agreement", isAgreed: true } });
	actor.send({ type: "submit" });
	await vi.waitFor(() => expect(actor.getSnapshot().value).toBe("accepted"));
};

const stateOf = async (id: number) => {
	const { value, context } = (await openAs(id)).getSnapshot();
	return [value, context.facts.waiting];
};

test("A-781: an accepted application is under review after a reload, for its customer alone", async () => {
	await apply(7);
	expect([await stateOf(7), await stateOf(8)]).toEqual([
		["applied", { at: noon, lastMessage: 4 }],
		["reading the requirements", undefined],
	]);
});

test("A-781: it is forgotten once the customer is a trader, or wants to apply again", async () => {
	await apply(7);
	(await openAs(7)).send({ type: "facts", facts: { isTrader: true } });
	const afterApproval = await stateOf(7);
	await apply(7);
	(await openAs(7)).send({ type: "acknowledge" });
	expect([afterApproval, await stateOf(7)]).toEqual([
		["reading the requirements", undefined],
		["reading the requirements", undefined],
	]);
});
