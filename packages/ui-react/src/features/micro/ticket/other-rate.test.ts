import type { CommandDone } from "@tradewind/domain/command";
import {
	type MicroOrder,
	type MicroOrderId,
	type MicroOrderPage,
	type MicroSettings,
	MicroTrading,
	microOrderId,
} from "@tradewind/domain/micro";
import { decimal, money, rate, toText } from "@tradewind/domain/money";
import { type CommandError, Unreachable } from "@tradewind/domain/request";
import { Layer } from "effect";
import { afterEach, expect, test } from "vitest";
import { createActor } from "xstate";
import { byHand, euroDollar, noon, quote, signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { machines } from "../machines.ts";
import { closedOrder } from "../micro-order.test-support.ts";
import { runningOrdersOf } from "../running/running-orders.ts";
import { watchRates } from "./other-rate.ts";

const offer: MicroSettings = {
	options: [{ id: 1, seconds: 60, profitRatio: rate(decimal("0.85")), limitAmount: money(decimal("5")) }],
	amounts: [money(decimal("100"))],
};

const pageOf = (...rows: readonly MicroOrder[]) => ({ rows, total: rows.length, extra: undefined });
const closedAt = (ratio: string): MicroOrder => ({ ...closedOrder, profitRatio: rate(decimal(ratio)) });
const runningAt = (ratio: string): MicroOrder => ({
	...closedAt(ratio),
	remaining: 50_000,
	endPrice: undefined,
	profit: undefined,
	stage: "in progress",
	completedAt: undefined,
});

const ends: (() => void)[] = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** The order 701 for 85 % is accepted; both lists have been read and are read again. */
const accepted = async () => {
	const read = byHand<MicroOrderPage>();
	const settings = byHand<MicroSettings>();
	const submit = byHand<CommandDone & { readonly id: MicroOrderId }, CommandError>();
	const world = startApp(
		Layer.mock(MicroTrading, {
			orders: () => read.reply,
			settings: settings.reply,
			submit: () => submit.reply,
		}),
	);
	const { app } = world;
	const signedIn = await signIn(world, 7);
	const store = runningOrdersOf(app, signedIn, {
		clock: () => ({ wall: noon, elapsed: 0 }),
		followWakeUps: () => () => {},
		announce: () => {},
	});
	await read.succeed(pageOf());
	await read.succeed(pageOf());
	const ticket = createActor(machines(app).ticket, {
		input: {
			instrument: euroDollar,
			language: "en",
			isSignedIn: true,
			awaitsSession: false,
			balances: undefined,
			hasOnlyOneAccount: false,
			lossLevel: 0,
			quote,
			freshness: { is: "live", since: noon },
			now: () => noon,
			asksToConfirm: false,
			lastOrderId: microOrderId(700),
		},
	}).start();
	const told: (readonly string[])[] = [];
	ends.push(
		() => ticket.stop(),
		...watchRates(ticket, store, ({ symbol, terms }, percent) =>
			told.push([symbol, toText(percent), toText(terms.percent)]),
		),
	);
	await settings.succeed(offer);
	ticket.send({ type: "press", direction: "up" });
	await submit.succeed({ id: microOrderId(701), message: "Placed" });
	ticket.send({ type: "acknowledge" });
	store.refresh();
	return { store, settings, told, read };
};

test.each([
	["is still in progress", [pageOf(runningAt("0.6")), pageOf()]],
	["has ended", [pageOf(), pageOf(closedAt("0.6"))]],
])(
	"Spec 1 §4: an order that opened at another rate than the submitted one and %s is reported once, and the offer is read again",
	async (_, pages) => {
		const { store, settings, told, read } = await accepted();
		for (const page of pages) await read.succeed(page);
		store.refresh();
		for (const page of pages) await read.succeed(page);
		expect([told, settings.waiting()]).toEqual([[["EUR/USD", "60", "85"]], 1]);
	},
);

test("Spec 1 §4: an order at the submitted rate is not reported, nor are other orders", async () => {
	const { settings, told, read } = await accepted();
	await read.succeed(pageOf({ ...runningAt("0.6"), id: microOrderId(702) }, runningAt("0.850")));
	await read.succeed(pageOf({ ...closedAt("0.6"), id: microOrderId(699) }));
	expect([told, settings.waiting()]).toEqual([[], 0]);
});

test("Spec 1 §4: where the lists cannot be read, it is reported by the next read of one of them", async () => {
	const { store, told, read } = await accepted();
	await read.fail(new Unreachable({ reason: "offline" }));
	await read.fail(new Unreachable({ reason: "offline" }));
	expect(told).toEqual([]);
	store.refresh();
	await read.succeed(pageOf(runningAt("0.6")));
	expect(told).toEqual([["EUR/USD", "60", "85"]]);
});
