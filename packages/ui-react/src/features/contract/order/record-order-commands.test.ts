import type { OrderCommand } from "@tradewind/domain/contract";
import { readEntries } from "@tradewind/domain/journal";
import { type CommandError, Refused } from "@tradewind/domain/request";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { journalText, recordedBy } from "../../../kept/journal-log.ts";
import { holdingOrder } from "../../../state/fake-app.test-support.ts";
import { recordOrderCommands } from "./record-order-commands.ts";

const items = new Map<string, string>();
beforeEach(() => {
	items.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

const app = {
	session: { getSnapshot: () => ({ context: { signedIn: { customer: { uid: "7" } } } }) } as never,
};

interface Context {
	readonly order: typeof holdingOrder;
	readonly command: OrderCommand | undefined;
	readonly refusal: CommandError | undefined;
	readonly wasNotCarriedOut: boolean;
}

/** An order's machine whose state and events the test sets. */
const record = () => {
	const listeners = new Set<() => void>();
	const handlers = new Map<string, (event: never) => void>();
	let value: unknown = "holding";
	let context: Context = {
		order: holdingOrder,
		command: undefined,
		refusal: undefined,
		wasNotCarriedOut: false,
	};
	const actor = {
		getSnapshot: () => ({ value, context }),
		on: (type: string, handler: (event: never) => void) => void handlers.set(type, handler),
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return { unsubscribe: () => void listeners.delete(listener) };
		},
	};
	recordOrderCommands(app, actor as never);
	return {
		emit: (event: { readonly type: string; readonly [key: string]: unknown }) =>
			handlers.get(event.type)?.(event as never),
		go: (next: unknown, change: Partial<Context> = {}) => {
			value = next;
			context = { ...context, ...change };
			for (const listener of listeners) listener();
		},
	};
};

const recorded = () =>
	readEntries(recordedBy("7", journalText())).map(({ command, steps }) => [
		command.is,
		command.record,
		...steps.map(({ is, message }) => (message === undefined ? is : `${is}: ${message}`)),
	]);
const closing = { closing: "waiting for the reply" };
const closed = { ...holdingOrder, stage: "closed" } as const;

test("an answered close is recorded with its order and the platform's text", () => {
	const { go, emit } = record();
	go(closing, { command: "close" });
	emit({ type: "done", command: "close", message: "Closed" });
	go("closed", { order: closed });
	expect(recorded()).toEqual([["close contract order", "contract 501", "asked", "answered: Closed"]]);
});

test("a refused change of stops is recorded, and a later one is another entry", () => {
	const { go, emit } = record();
	go("setting stops", { command: "set stops" });
	go("holding", { refusal: new Refused({ code: 0, message: "Too near" }) });
	go("setting stops", { refusal: undefined });
	emit({ type: "done", command: "set stops", message: "Saved" });
	go("holding");
	expect(recorded()).toEqual([
		["set stops", "contract 501", "asked", "refused: Too near"],
		["set stops", "contract 501", "asked", "answered: Saved"],
	]);
});

test("a lost close is unknown until the order proves it", () => {
	const { go, emit } = record();
	go(closing, { command: "close" });
	go({ "outcome unknown": "waiting" });
	go({ "outcome unknown": "reconciling" });
	emit({ type: "done", command: "close", message: undefined });
	go("closed", { order: closed });
	expect(recorded()).toEqual([["close contract order", "contract 501", "asked", "unknown", "found"]]);
});

test("a close command after the platform has closed the order is recorded as refused", () => {
	const { go, emit } = record();
	go(closing, { command: "close" });
	emit({ type: "superseded", refusal: new Refused({ code: 0, message: "Already closed" }) });
	go("closed", { order: closed });
	expect(recorded()).toEqual([["close contract order", "contract 501", "asked", "refused: Already closed"]]);
});

test("an unknown command that is disproved, one that is dismissed, and one whose order ended otherwise", () => {
	const { go } = record();
	go("cancelling", { command: "cancel" });
	go({ "outcome unknown": "waiting" });
	go("pending", { wasNotCarriedOut: true });
	go("cancelling", { wasNotCarriedOut: false });
	go({ "outcome unknown": "unresolved" });
	go("pending");
	go("setting stops", { command: "set stops" });
	go({ "outcome unknown": "unresolved" });
	go("closed", { order: closed });
	expect(recorded()).toEqual([
		["cancel contract order", "contract 501", "asked", "unknown", "not carried out"],
		["cancel contract order", "contract 501", "asked", "unknown", "dismissed"],
		["set stops", "contract 501", "asked", "unknown"],
	]);
});

test("an order that is looked up without a command of the customer is no entry", () => {
	const { go } = record();
	go({ "outcome unknown": "reconciling" });
	go("closed", { order: closed });
	expect(recorded()).toEqual([]);
});
