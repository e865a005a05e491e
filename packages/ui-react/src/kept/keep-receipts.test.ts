import type { CommandReply } from "@tradewind/domain/command";
import { Effect } from "effect";
import { beforeEach, expect, test, vi } from "vitest";
import { noon, signIn, startApp } from "../state/fake-app.test-support.ts";
import { dismissAll } from "../ui/toast/dismiss-all.test-support.ts";
import { getNotices } from "../ui/toast/toasts.ts";
import { type CommandReceipt, keepReceipts } from "./keep-receipts.ts";
import { receiptsOf } from "./receipts.ts";

beforeEach(() => {
	vi.stubGlobal("location", { pathname: "/mine/transfer", search: "?from=1" });
	dismissAll();
});

const described: CommandReceipt = {
	title: { key: "transfer.receipt" },
	lines: [],
	next: [],
	view: "/mine/transfer?type=history",
};
const kept = { ...described, at: noon, page: "/mine/transfer?from=1", message: "Transfer completed" };

type Listener = (event: { readonly sent: string; readonly answer: CommandReply }) => void;

/** A form of a signed-in customer, whose command the test carries out. */
const startForm = async (
	describe: (sent: string) => CommandReceipt | undefined,
	number?: Effect.Effect<string | undefined>,
) => {
	const started = startApp();
	const signedIn = await signIn(started, 7);
	const listeners = new Set<Listener>();
	const sent: unknown[] = [];
	const actor = {
		on: (_: "carried out", listener: Listener) => {
			listeners.add(listener);
			return { unsubscribe: () => void listeners.delete(listener) };
		},
		send: (event: unknown) => void sent.push(event),
	};
	const end = keepReceipts(started.app, signedIn, actor, {
		name: "transfer",
		receipt: describe,
		...(number && { readNumber: () => number }),
	});
	return {
		...started,
		end,
		sent,
		receipts: receiptsOf(started.app, signedIn),
		carryOut: (message: string | undefined = "Transfer completed") => {
			for (const listener of listeners) listener({ sent: "the transfer", answer: { message } });
		},
	};
};

test("A-530: a command that was carried out leaves its receipt, and its form is emptied", async () => {
	const form = await startForm(() => described);
	form.receipts.show("transfer");
	// Those of other tests, which run in any order.
	const notices = getNotices();
	form.carryOut();
	expect([form.receipts.get(), form.sent, getNotices()]).toEqual([
		{ transfer: kept },
		[{ type: "acknowledge" }],
		notices,
	]);
});

test("A-530: the number that the platform lists is added; a receipt without one stays as it is", async () => {
	const numbered = await startForm(() => described, Effect.succeed("31"));
	numbered.carryOut();
	await vi.waitFor(() => expect(numbered.receipts.get()).toEqual({ transfer: { ...kept, number: "31" } }));
	const read = vi.fn(() => undefined);
	const unnumbered = await startForm(() => described, Effect.sync(read));
	unnumbered.carryOut();
	await vi.waitFor(() => expect(read).toHaveBeenCalled());
	expect(unnumbered.receipts.get()).toEqual({ transfer: kept });
});

test("a customer who has left the page reads the platform's text in a toast", async () => {
	const form = await startForm(() => described);
	form.carryOut();
	expect(getNotices().map(({ kind, text }) => [kind, text])).toEqual([["done", "Transfer completed"]]);
});

test.each([
	["its page shows the outcome in another way", () => undefined, "signed in"],
	["the session has ended", () => described, "signed out"],
])("a form is emptied without a receipt if %s", async (_, describe, session) => {
	const form = await startForm(describe);
	if (session === "signed out") form.app.session.send({ type: "logout" });
	form.carryOut();
	expect([form.receipts.get(), form.sent]).toEqual([{}, [{ type: "acknowledge" }]]);
});

test("nothing is kept after the end", async () => {
	const form = await startForm(() => described);
	form.end();
	form.carryOut();
	expect([form.receipts.get(), form.sent]).toEqual([{}, []]);
});
