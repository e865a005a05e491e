import { type Fund, Funds, fundId, type Subscription, subscriptionId } from "@tradewind/domain/fund";
import { readEntries } from "@tradewind/domain/journal";
import { decimal, money, rate } from "@tradewind/domain/money";
import { AnswerLost, type CommandError, Refused } from "@tradewind/domain/request";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "xstate";
import { showLanguage } from "../../i18n/words.ts";
import { journalText, recordedBy } from "../../kept/journal-log.ts";
import { signIn as signInto, startApp } from "../../state/fake-app.test-support.ts";
import { exampleFund } from "./fund.test-support.ts";
import { redemptionOf, subscriptionOf } from "./kept-actors.ts";

const moneyOf = (text: string) => money(decimal(text));
const fund: Fund = {
	...exampleFund,
	id: fundId(2),
	dividendPercent: rate(decimal("0.25")),
	minimum: undefined,
};
const running: Subscription = {
	id: subscriptionId(11),
	fund,
	status: "running",
	amount: moneyOf("1000"),
	subscribedAt: "2026-01-05 10:00:00",
	dailyProfit: moneyOf("2.5"),
	totalProfit: moneyOf("0"),
};

const items = new Map<string, string>();
beforeEach(async () => {
	items.clear();
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	});
	await showLanguage("en");
	return () => vi.unstubAllGlobals();
});

/** A signed-in customer; `answer` is the platform's to each command, after `held` became the customer's subscriptions. */
const start = async (
	answer: Effect.Effect<{ readonly message: string }, CommandError>,
	held: readonly Subscription[],
) => {
	let rows: readonly Subscription[] = held.filter(({ id }) => id === running.id).map(() => running);
	const command = Effect.suspend(() => {
		rows = held;
		return answer;
	});
	const unused = Effect.die(new Error("not asked for"));
	const started = startApp(
		Layer.succeed(Funds, {
			funds: () => unused,
			fund: () => Effect.succeed(fund),
			summary: unused,
			subscriptions: () => Effect.sync(() => ({ rows, isLast: true })),
			incomes: () => unused,
			subscribe: () => command,
			redeem: () => command,
		}),
	);
	const signedIn = await signInto(started, 7);
	return {
		subscribe: async (text: string) => {
			const actor = subscriptionOf(started.app, signedIn)(fund.id);
			await waitFor(actor, (snapshot) => snapshot.matches("filling in"));
			actor.send({ type: "change", change: { is: "amount", text } });
			actor.send({ type: "submit" });
			actor.send({ type: "confirm" });
			await waitFor(actor, (snapshot) => snapshot.matches("accepted") || snapshot.matches("confirming"));
		},
		redeem: async () => {
			const actor = redemptionOf(started.app, signedIn)(running);
			actor.send({ type: "redeem" });
			actor.send({ type: "confirm" });
			await waitFor(actor, (snapshot) => snapshot.matches("refunding"));
		},
	};
};

const recorded = () =>
	readEntries(recordedBy("7", journalText())).map(({ command, steps }) => ({
		command,
		steps: steps.map(({ is, message }) => (message === undefined ? is : `${is}: ${message}`)),
	}));

const subscribed = {
	is: "subscribe",
	amount: decimal("200"),
	currency: "USDT",
	subject: "Steady 30",
};

test("a subscription and its answer are in the journal, with amount, currency and fund", async () => {
	const { subscribe } = await start(Effect.succeed({ message: "Subscribed" }), []);
	await subscribe("200");
	expect(recorded()).toEqual([{ command: subscribed, steps: ["asked", "answered: Subscribed"] }]);
});

test("a refused subscription is in the journal with the platform's text", async () => {
	const { subscribe } = await start(Effect.fail(new Refused({ code: 0, message: "Not enough money" })), []);
	await subscribe("200");
	expect(recorded()).toEqual([{ command: subscribed, steps: ["asked", "refused: Not enough money"] }]);
});

test("Spec 2 §8: a subscription whose answer was lost is in the journal as unknown until it is found", async () => {
	const created = { ...running, id: subscriptionId(12), amount: moneyOf("200") };
	const { subscribe } = await start(Effect.fail(new AnswerLost({ reason: "no answer" })), [created]);
	await subscribe("200");
	expect(recorded()).toEqual([{ command: subscribed, steps: ["asked", "unknown", "found"] }]);
});

test("a redemption is in the journal with the key of its subscription", async () => {
	const { redeem } = await start(Effect.succeed({ message: "Asked for" }), [
		{ ...running, status: "refunding" },
	]);
	await redeem();
	expect(recorded()).toEqual([
		{
			command: { is: "redeem", subject: "Steady 30", record: "subscription 11" },
			steps: ["asked", "answered: Asked for"],
		},
	]);
});
