import type { CommandDone } from "@tradewind/domain/command";
import {
	type MicroOrderId,
	type MicroOrderPage,
	type MicroSettings,
	MicroTrading,
	microOrderId,
} from "@tradewind/domain/micro";
import { decimal, money, rate } from "@tradewind/domain/money";
import { AnswerLost, type CommandError, Refused, SessionInvalid } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { Equal, Layer } from "effect";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
	byHand,
	euroDollar,
	noon,
	quote,
	siteSettings as settings,
	signIn,
	startApp,
} from "../../../state/fake-app.test-support.ts";
import { runningOrdersOf } from "../running/running-orders.ts";
import { keepOfferFresh, microTicketOf } from "./stored-micro-ticket.ts";

const offer: MicroSettings = {
	options: [{ id: 1, seconds: 30, profitRatio: rate(decimal("0.8")), limitAmount: money(decimal("5")) }],
	amounts: [money(decimal("10"))],
};

const page = { rows: [], total: 0, extra: undefined };

// These tests do not use the wake-ups of the device.
beforeEach(() => {
	vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
});

const open = async () => {
	const read = byHand<MicroOrderPage>();
	const offers = byHand<MicroSettings>();
	const submit = byHand<CommandDone & { readonly id: MicroOrderId }, CommandError>();
	const world = startApp(
		Layer.mock(MicroTrading, {
			orders: () => read.reply,
			settings: offers.reply,
			submit: () => submit.reply,
		}),
	);
	const { app } = world;
	app.quotes.apply([quote]);
	const ticketOf = (signedIn: SignedIn | undefined) =>
		microTicketOf(app, { instrument: euroDollar, settings, language: "en", signedIn });
	const signedIn = await signIn(world, 7);
	const ticket = ticketOf(signedIn);
	await offers.succeed(offer);
	ticket.send({ type: "facts", facts: { freshness: { is: "live", since: noon } } });
	ticket.send({ type: "facts", facts: { asksToConfirm: false } });
	const order = () => ticket.send({ type: "press", direction: "up" });
	const nextCustomer = () => {
		app.session.send({ type: "logout" });
		return signIn(world, 8);
	};
	return { ...world, read, offers, submit, nextCustomer, signedIn, ticket, ticketOf, order };
};

test.each([
	[
		{ option: 1, amount: "25,5", language: "de" },
		{ option: 1, amount: "25.5" },
	],
	[
		{ option: 9, amount: "25", language: "en" },
		{ option: 1, amount: "25" },
	],
	[
		{ option: 1, amount: "25", language: "xx" },
		{ option: 1, amount: "10" },
	],
	[{}, { option: 1, amount: "10" }],
])(
	"A-48: what was typed before a reload, %j, is filled in as %j once the offer is known",
	async (draft, form) => {
		sessionStorage.setItem(
			"tradewind.drafts",
			JSON.stringify({ owner: "token 7", drafts: { "micro ticket": draft } }),
		);
		const { ticket } = await open();
		expect(ticket.getSnapshot().context.form).toEqual(form);
	},
);

test("Spec 1 §4: while the ticket is shown, its offer is read at once and on each wake-up, and not after", async () => {
	const { app, ticket, offers } = await open();
	const wakes: (() => void)[] = [];
	const end = keepOfferFresh(app, ticket, (_, wake) => {
		wakes.push(wake);
		return () => wakes.pop();
	});
	ticket.send({ type: "change", change: { is: "amount", text: "12.50" } });
	for (const ratio of ["0.7", "0.6"]) {
		const found = {
			...offer,
			options: offer.options.map((one) => ({ ...one, profitRatio: rate(decimal(ratio)) })),
		};
		await offers.succeed(found);
		const { value, context } = ticket.getSnapshot();
		expect([value, context.facts.settings, context.form]).toEqual([
			"filling in",
			found,
			{ option: 1, amount: "12.50" },
		]);
		for (const wake of wakes) wake();
	}
	end();
	expect([wakes, offers.waiting()]).toEqual([[], 1]);
});

test("two pages of one customer share the ticket; another customer and a visitor have their own", async () => {
	const { ticket, ticketOf, signedIn, nextCustomer } = await open();
	expect(ticketOf(signedIn)).toBe(ticket);
	const other = ticketOf(await nextCustomer());
	const visitor = ticketOf(undefined);
	expect([other === ticket, visitor === ticket, visitor === other, ticketOf(undefined) === visitor]).toEqual([
		false,
		false,
		false,
		true,
	]);
	expect([other, visitor].map((one) => one.getSnapshot().context.facts.isSignedIn)).toEqual([true, false]);
});

test("an order in flight at a logout does not reach the next customer", async () => {
	const { ticket, ticketOf, order, nextCustomer, submit } = await open();
	order();
	expect(ticket.getSnapshot().value).toBe("sending");
	const next = ticketOf(await nextCustomer());
	expect([next.getSnapshot().value, next.getSnapshot().context.sent]).toEqual(["loading", undefined]);
	await submit.succeed({ id: microOrderId(701), message: "Order placed" });
	expect([ticket.getSnapshot().status, next.getSnapshot().value]).toEqual(["stopped", "loading"]);
});

describe("A-140: an order in flight when its customer's session ends", () => {
	type Submit = Awaited<ReturnType<typeof open>>["submit"];

	const leave = async (answer: (submit: Submit) => Promise<void>) => {
		const opened = await open();
		await opened.read.succeed(page);
		await opened.read.succeed(page);
		opened.order();
		const { sent } = opened.ticket.getSnapshot().context;
		opened.app.session.send({ type: "logout" });
		await answer(opened.submit);
		const back = opened.ticketOf(await signIn(opened, 7));
		return { sent, found: back.getSnapshot().context.sent };
	};

	test.each<[string, (submit: Submit) => Promise<void>]>([
		["was carried out meanwhile", (submit) => submit.succeed({ id: microOrderId(701), message: "Placed" })],
		["got lost", (submit) => submit.fail(new AnswerLost({ reason: "no answer" }))],
		["is not answered yet", () => Promise.resolve()],
	])("that %s is looked up after the next login, unchanged", async (_, answer) => {
		const { sent, found } = await leave(answer);
		expect([sent === undefined, Equal.equals(sent, found)]).toEqual([false, true]);
	});

	test("that was refused is not looked up", async () => {
		const { found } = await leave((submit) =>
			submit.fail(new SessionInvalid({ message: "Please log in again" })),
		);
		expect(found).toBeUndefined();
	});

	test("is forgotten when another customer logs in meanwhile", async () => {
		const { order, nextCustomer, ticketOf, app, ...world } = await open();
		order();
		ticketOf(await nextCustomer());
		app.session.send({ type: "logout" });
		const back = ticketOf(await signIn({ app, ...world }, 7));
		expect(back.getSnapshot().context.sent).toBeUndefined();
	});
});

test("the ticket receives the highest id once both lists have been read", async () => {
	const { ticket, read } = await open();
	expect(ticket.getSnapshot().context.facts.lastOrderId).toBeUndefined();
	await read.succeed(page);
	await read.succeed(page);
	expect(ticket.getSnapshot().context.facts.lastOrderId).toBe(0);
});

test("an accepted order reads the balances and the lists, and the ticket is ready for the next one", async () => {
	const { app, ticket, read, submit, order, signedIn } = await open();
	await read.succeed(page);
	await read.succeed(page);
	order();
	await submit.succeed({ id: microOrderId(701), message: "Order placed" });
	expect([ticket.getSnapshot().value, app.balances.getSnapshot().value]).toEqual(["filling in", "loading"]);
	const { list, closed } = runningOrdersOf(app, signedIn);
	expect([list, closed].map((one) => one.getSnapshot().value)).toEqual(["refreshing", "catching up"]);
});

test("Spec 1 §8: a refusal reads the offer, the instruments and the balances again, and is shown meanwhile", async () => {
	const { app, ticket, offers, submit, order } = await open();
	order();
	await submit.fail(new Refused({ code: 0, message: "Market closed" }));
	expect(app.balances.getSnapshot().value).toBe("loading");
	expect([ticket.getSnapshot().value, ticket.getSnapshot().context.refusal?._tag]).toEqual([
		"loading",
		"Refused",
	]);
	await offers.succeed(offer);
	expect([ticket.getSnapshot().value, ticket.getSnapshot().context.refusal?._tag]).toEqual([
		"filling in",
		"Refused",
	]);
});
