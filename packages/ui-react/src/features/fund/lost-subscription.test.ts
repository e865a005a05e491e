import { Funds, type Subscription, subscriptionId } from "@tradewind/domain/fund";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "xstate";
import { signIn, startApp } from "../../state/fake-app.test-support.ts";
import { exampleFund as fund } from "./fund.test-support.ts";
import { subscriptionOf } from "./kept-actors.ts";

/** A platform that carries out subscriptions and never answers them. */
const silentPlatform = () => {
	const subscriptions: Subscription[] = [];
	const unused = Effect.die("not asked for");
	const layer = Layer.succeed(Funds, {
		funds: () => unused,
		fund: () => Effect.succeed(fund),
		summary: unused,
		subscriptions: () => Effect.sync(() => ({ rows: [...subscriptions], isLast: true })),
		incomes: () => unused,
		subscribe: ({ amount }) =>
			Effect.suspend(() => {
				subscriptions.unshift({
					id: subscriptionId(11 + subscriptions.length),
					fund,
					status: "running",
					amount,
					subscribedAt: "2026-01-05 10:00:00",
					dailyProfit: undefined,
					totalProfit: undefined,
				});
				return Effect.never;
			}),
		redeem: () => unused,
	});
	return { layer, subscriptions };
};

beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	});
	vi.stubGlobal("addEventListener", () => {});
});

test("Pitfall 28: a subscription without an answer is looked up after a reload, and not sent again", async () => {
	const { layer, subscriptions } = silentPlatform();
	const open = async () => {
		const started = startApp(layer);
		const signedIn = await signIn(started, 7);
		const actor = subscriptionOf(started.app, signedIn)(fund.id);
		await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
		return actor;
	};
	const before = await open();
	before.send({ type: "change", change: { is: "amount", text: "250" } });
	before.send({ type: "submit" });
	before.send({ type: "confirm" });
	await vi.waitFor(() => expect(subscriptions.length).toBe(1));
	expect(before.getSnapshot().value).toBe("sending");

	const after = await open();
	await waitFor(after, (snapshot) => snapshot.matches("accepted"));
	after.send({ type: "submit" });
	after.send({ type: "confirm" });
	after.send({ type: "acknowledge" });
	expect([subscriptions.length, after.getSnapshot().context.form.amount]).toEqual([1, ""]);
});
