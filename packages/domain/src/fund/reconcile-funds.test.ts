import { Deferred, Effect } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../command/command.test-support.ts";
import { plain } from "../money/plain.test-support.ts";
import { Refused } from "../request/request.errors.ts";
import { fundId } from "./fund.ts";
import { Funds } from "./funds.port.ts";
import { memoryFunds, moneyOf, on, other, running, steady } from "./funds.test-support.ts";
import { readFund } from "./read-fund.ts";
import { reconcileRedemption } from "./redemption/reconcile-redemption.ts";
import { readSubscription } from "./subscription/read-subscription.ts";
import { reconcileSubscription } from "./subscription/reconcile-subscription.ts";
import { type Subscription, type SubscriptionOrder, subscriptionId } from "./subscription/subscription.ts";

const found = { is: "confirmed", answer: { message: undefined } };
const notFound = { is: "absent" };
const unresolved = { is: "unknown" };

const order: SubscriptionOrder = { fund: steady.id, amount: moneyOf("1000.0") };
const held = (id: number, news: Partial<Subscription> = {}): Subscription => ({
	...running,
	id: subscriptionId(id),
	...news,
});
const refusal = (message: string) => new Refused({ code: 0, message });
const subscribe = (what: SubscriptionOrder) => Effect.flatMap(Funds, ({ subscribe }) => subscribe(what));
const redeem = (id: number) => Effect.flatMap(Funds, ({ redeem }) => redeem(subscriptionId(id)));

describe("Pitfall 2: whether a subscription was carried out (ids ascend)", () => {
	const look = (
		subscriptions: readonly Subscription[],
		lastSubscriptionId: number | undefined,
		pageSize = 9,
	) => on(memoryFunds({ subscriptions, pageSize }), reconcileSubscription({ order, lastSubscriptionId }));

	test("one that the platform carried out before its answer was lost is found", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)], spoil: () => Effect.fail(lost) });
		const { lastSubscriptionId } = await on(platform, readFund(steady.id));
		const sent = { order, lastSubscriptionId };
		expect(await on(platform, reconcileSubscription(sent))).toEqual(notFound);
		expect(await on(platform, Effect.flip(subscribe(order)))).toBe(lost);
		expect(await on(platform, reconcileSubscription(sent))).toEqual(found);
	});

	test.each<[string, Subscription]>([
		["that was known before the press", held(11)],
		["of another fund", held(12, { fund: other })],
		["of another amount", held(12, { amount: moneyOf("1000.01") })],
	])("not by one %s", async (_, subscription) => {
		expect(await look([held(10), subscription], 11)).toEqual(notFound);
	});

	test("nor where nobody knows which ones are new: then no list is read", async () => {
		const platform = memoryFunds({ subscriptions: [held(12)] });
		const sent = { order, lastSubscriptionId: undefined };
		expect(await on(platform, reconcileSubscription(sent))).toEqual(unresolved);
		expect(platform.pagesRead()).toBe(0);
	});

	test("nor called off by a page that doesn't reach back to the known ones", async () => {
		const news = [12, 13, 14].map((id) => held(id, { fund: other }));
		expect(await look([held(11), ...news], 11, 3)).toEqual(unresolved);
		expect(await look([held(11), ...news], 11, 4)).toEqual(notFound);
		expect(await look([held(10), held(11), ...news.slice(0, 1)], 11, 2)).toEqual(notFound);
		expect(await look([...news], 0, 3)).toEqual(notFound);
		expect(await look([...news], 0, 2)).toEqual(unresolved);
	});

	test("found on such a page it is found", async () => {
		expect(await look([held(11), held(12), held(13)], 11, 1)).toEqual(found);
	});

	test("a list that can't be read proves nothing", async () => {
		const platform = memoryFunds({ unreadable: offline });
		expect(await on(platform, Effect.flip(reconcileSubscription({ order, lastSubscriptionId: 11 })))).toBe(
			offline,
		);
	});
});

describe("Reading a fund before subscribing", () => {
	test("with the newest subscription that there is", async () => {
		const platform = memoryFunds({ subscriptions: [held(7), held(9), held(8)] });
		expect(await on(platform, readFund(steady.id))).toEqual({ fund: steady, lastSubscriptionId: 9 });
		expect(await on(memoryFunds(), readFund(steady.id))).toEqual({ fund: steady, lastSubscriptionId: 0 });
	});

	test("subscriptions that can't be read bar nothing, but leave the newest one unknown", async () => {
		expect(await on(memoryFunds({ unreadable: offline }), readFund(steady.id))).toEqual({
			fund: steady,
			lastSubscriptionId: undefined,
		});
	});

	test("side by side: neither waits for the other", async () => {
		const asked = Effect.runSync(Deferred.make<void>());
		const platform = memoryFunds();
		const reading = Effect.gen(function* () {
			const funds = yield* Funds;
			return yield* Effect.provideService(readFund(steady.id), Funds, {
				...funds,
				fund: (id) => Effect.andThen(Deferred.await(asked), funds.fund(id)),
				subscriptions: (page) =>
					Effect.andThen(Deferred.succeed(asked, undefined), funds.subscriptions(page)),
			});
		});
		expect(await on(platform, reading)).toEqual({ fund: steady, lastSubscriptionId: 0 });
	});

	test("a fund that can't be read is the end of it", async () => {
		expect(await on(memoryFunds(), Effect.flip(readFund(fundId(99))))).toEqual(refusal("No such fund"));
	});
});

describe("Spec 2 §7: reading one subscription from the list", () => {
	const five = [1, 3, 5, 7, 9].map((id) => held(id));

	test.each([
		[9, 1],
		[5, 2],
		[1, 3],
	])("number %i stands on page %i", async (id, pages) => {
		const platform = memoryFunds({ subscriptions: five });
		expect((await on(platform, readSubscription(subscriptionId(id))))?.id).toBe(id);
		expect(platform.pagesRead()).toBe(pages);
	});

	test.each([
		[8, 1],
		[4, 2],
		[0, 3],
	])("number %i is not there, and after page %i nobody reconcileAttempts any further", async (id, pages) => {
		const platform = memoryFunds({ subscriptions: five });
		expect(await on(platform, readSubscription(subscriptionId(id)))).toBeUndefined();
		expect(platform.pagesRead()).toBe(pages);
	});

	test("a list without an end is left when it brings nothing older", async () => {
		let pagesRead = 0;
		const endless = (rows: readonly Subscription[]) =>
			Effect.gen(function* () {
				const funds = yield* Funds;
				return yield* Effect.provideService(readSubscription(subscriptionId(1)), Funds, {
					...funds,
					subscriptions: () =>
						Effect.sync(() => {
							pagesRead++;
							return { rows, isLast: false };
						}),
				});
			});
		expect(await on(memoryFunds(), endless([held(9), held(8)]))).toBeUndefined();
		expect(await on(memoryFunds(), endless([]))).toBeUndefined();
		expect(pagesRead).toBe(3);
	});
});

describe("Pitfall 2: whether a redemption was carried out", () => {
	const look = (platform: ReturnType<typeof memoryFunds>, id = 11) =>
		on(platform, reconcileRedemption({ is: "redeem", subscription: subscriptionId(id) }));

	test("running disproves it, refunding and refunded prove it", async () => {
		const platform = memoryFunds({ subscriptions: [held(11), held(12)], spoil: () => Effect.fail(lost) });
		expect(await look(platform)).toEqual(notFound);
		expect(await on(platform, Effect.flip(redeem(11)))).toBe(lost);
		expect(await look(platform)).toEqual(found);
		platform.settle(subscriptionId(11));
		expect(await look(platform)).toEqual(found);
		expect(await look(platform, 12)).toEqual(notFound);
	});

	test("one that ended by itself, or is not in the list, proves nothing", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)] });
		platform.finish(subscriptionId(11));
		expect([await look(platform), await look(platform, 99)]).toEqual([unresolved, unresolved]);
	});

	test("a list that can't be read proves nothing either", async () => {
		const platform = memoryFunds({ unreadable: offline });
		const sent = { is: "redeem", subscription: subscriptionId(11) } as const;
		expect(await on(platform, Effect.flip(reconcileRedemption(sent)))).toBe(offline);
	});
});

describe("The memory of the platform", () => {
	test("moves money into a fund once a subscription is carried out", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)], free: moneyOf("1500") });
		expect(await on(platform, subscribe(order))).toEqual({ message: "Subscribed" });
		expect(plain([platform.balance(), platform.held()[0]])).toEqual([
			"500",
			plain({ ...running, id: 12, amount: order.amount, subscribedAt: "2026-01-06 09:00:00" }),
		]);
		expect(await on(platform, Effect.flip(subscribe(order)))).toEqual(refusal("Not enough money"));
	});

	test.each([
		["No such fund", { ...order, fund: fundId(9) }],
		["Too little", { ...order, amount: moneyOf("99") }],
		["Too much", { ...order, amount: moneyOf("5001") }],
	])("refuses: %s", async (message, refused) => {
		expect(await on(memoryFunds(), Effect.flip(subscribe(refused)))).toEqual(refusal(message));
	});

	test("refunds only what runs", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)] });
		expect(await on(platform, redeem(11))).toEqual({ message: "Asked for" });
		expect(await on(platform, Effect.flip(redeem(11)))).toEqual(refusal("Not running"));
	});
});
