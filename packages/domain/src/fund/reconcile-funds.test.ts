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
import { readSubscriptionNumber, reconcileSubscription } from "./subscription/reconcile-subscription.ts";
import { type Subscription, type SubscriptionOrder, subscriptionId } from "./subscription/subscription.ts";

const found = { is: "confirmed", answer: { message: undefined } };
const notFound = { is: "absent" };
const unresolved = { is: "unknown" };

const order: SubscriptionOrder = { fund: steady.id, amount: moneyOf("1000.0") };
const held = (id: number, newSubscriptions: Partial<Subscription> = {}): Subscription => ({
	...running,
	id: subscriptionId(id),
	...newSubscriptions,
});
const refusal = (message: string) => new Refused({ code: 0, message });
const subscribe = (what: SubscriptionOrder) => Effect.flatMap(Funds, ({ subscribe }) => subscribe(what));
const redeem = (id: number) => Effect.flatMap(Funds, ({ redeem }) => redeem(subscriptionId(id)));

describe("Pitfall 2: whether a subscription was carried out (ids ascend)", () => {
	const reconcile = (
		subscriptions: readonly Subscription[],
		lastSubscriptionId: number | undefined,
		pageSize = 9,
	) => on(memoryFunds({ subscriptions, pageSize }), reconcileSubscription({ order, lastSubscriptionId }));

	test("one that was carried out before its answer was lost is found", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)], replaceAnswer: () => Effect.fail(lost) });
		const { lastSubscriptionId } = await on(platform, readFund(steady.id));
		const sent = { order, lastSubscriptionId };
		expect(await on(platform, reconcileSubscription(sent))).toEqual(notFound);
		expect(await on(platform, Effect.flip(subscribe(order)))).toBe(lost);
		expect(await on(platform, reconcileSubscription(sent))).toEqual(found);
	});

	test.each<[string, Subscription]>([
		["with an id that was known before the command", held(11)],
		["of another fund", held(12, { fund: other })],
		["of another amount", held(12, { amount: moneyOf("1000.01") })],
	])("is not proved by one %s", async (_, subscription) => {
		expect(await reconcile([held(10), subscription], 11)).toEqual(notFound);
	});

	test.each<[string, readonly Subscription[], string | undefined]>([
		["the id of the one new one like it", [held(11), held(12), held(13, { fund: other })], "12"],
		["not known if two may be it", [held(12), held(13)], undefined],
		["not known if none is new", [held(11)], undefined],
	])("its number is %s", async (_, subscriptions, number) => {
		const platform = memoryFunds({ subscriptions });
		expect(await on(platform, readSubscriptionNumber({ order, lastSubscriptionId: 11 }))).toBe(number);
	});

	test("has an unknown result if the known ids are unknown: then no list is read", async () => {
		const platform = memoryFunds({ subscriptions: [held(12)] });
		const sent = { order, lastSubscriptionId: undefined };
		expect(await on(platform, reconcileSubscription(sent))).toEqual(unresolved);
		expect(platform.pagesRead()).toBe(0);
	});

	test("is not disproved by a page that does not reach back to the known ones", async () => {
		const newSubscriptions = [12, 13, 14].map((id) => held(id, { fund: other }));
		expect(await reconcile([held(11), ...newSubscriptions], 11, 3)).toEqual(unresolved);
		expect(await reconcile([held(11), ...newSubscriptions], 11, 4)).toEqual(notFound);
		expect(await reconcile([held(10), held(11), ...newSubscriptions.slice(0, 1)], 11, 2)).toEqual(notFound);
		expect(await reconcile([...newSubscriptions], 0, 3)).toEqual(notFound);
		expect(await reconcile([...newSubscriptions], 0, 2)).toEqual(unresolved);
	});

	test("is found on such a page", async () => {
		expect(await reconcile([held(11), held(12), held(13)], 11, 1)).toEqual(found);
	});

	test("a list that cannot be read proves nothing", async () => {
		const platform = memoryFunds({ unreadable: offline });
		expect(await on(platform, Effect.flip(reconcileSubscription({ order, lastSubscriptionId: 11 })))).toBe(
			offline,
		);
	});
});

describe("Reading a fund before subscribing", () => {
	test("returns the newest subscription", async () => {
		const platform = memoryFunds({ subscriptions: [held(7), held(9), held(8)] });
		expect(await on(platform, readFund(steady.id))).toEqual({ fund: steady, lastSubscriptionId: 9 });
		expect(await on(memoryFunds(), readFund(steady.id))).toEqual({ fund: steady, lastSubscriptionId: 0 });
	});

	test("subscriptions that cannot be read block nothing, but the newest one is unknown", async () => {
		expect(await on(memoryFunds({ unreadable: offline }), readFund(steady.id))).toEqual({
			fund: steady,
			lastSubscriptionId: undefined,
		});
	});

	test("reads both in parallel", async () => {
		const requested = Effect.runSync(Deferred.make<void>());
		const platform = memoryFunds();
		const reading = Effect.gen(function* () {
			const funds = yield* Funds;
			return yield* Effect.provideService(readFund(steady.id), Funds, {
				...funds,
				fund: (id) => Effect.andThen(Deferred.await(requested), funds.fund(id)),
				subscriptions: (page) =>
					Effect.andThen(Deferred.succeed(requested, undefined), funds.subscriptions(page)),
			});
		});
		expect(await on(platform, reading)).toEqual({ fund: steady, lastSubscriptionId: 0 });
	});

	test("a fund that cannot be read fails the reading", async () => {
		expect(await on(memoryFunds(), Effect.flip(readFund(fundId(99))))).toEqual(refusal("No such fund"));
	});
});

describe("Spec 2 §7: reading one subscription from the list", () => {
	const five = [1, 3, 5, 7, 9].map((id) => held(id));

	test.each([
		[9, 1],
		[5, 2],
		[1, 3],
	])("number %i is on page %i", async (id, pages) => {
		const platform = memoryFunds({ subscriptions: five });
		expect((await on(platform, readSubscription(subscriptionId(id))))?.id).toBe(id);
		expect(platform.pagesRead()).toBe(pages);
	});

	test.each([
		[8, 1],
		[4, 2],
		[0, 3],
	])("number %i is missing, and page %i is the last one that is read", async (id, pages) => {
		const platform = memoryFunds({ subscriptions: five });
		expect(await on(platform, readSubscription(subscriptionId(id)))).toBeUndefined();
		expect(platform.pagesRead()).toBe(pages);
	});

	test("a list without an end stops when it returns nothing older", async () => {
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
	const reconcile = (platform: ReturnType<typeof memoryFunds>, id = 11) =>
		on(platform, reconcileRedemption({ is: "redeem", subscription: subscriptionId(id) }));

	test("running disproves it, refunding and refunded prove it", async () => {
		const platform = memoryFunds({
			subscriptions: [held(11), held(12)],
			replaceAnswer: () => Effect.fail(lost),
		});
		expect(await reconcile(platform)).toEqual(notFound);
		expect(await on(platform, Effect.flip(redeem(11)))).toBe(lost);
		expect(await reconcile(platform)).toEqual(found);
		platform.settle(subscriptionId(11));
		expect(await reconcile(platform)).toEqual(found);
		expect(await reconcile(platform, 12)).toEqual(notFound);
	});

	test("a subscription that ended by itself, or is not in the list, proves nothing", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)] });
		platform.finish(subscriptionId(11));
		expect([await reconcile(platform), await reconcile(platform, 99)]).toEqual([unresolved, unresolved]);
	});

	test("a list that cannot be read proves nothing", async () => {
		const platform = memoryFunds({ unreadable: offline });
		const sent = { is: "redeem", subscription: subscriptionId(11) } as const;
		expect(await on(platform, Effect.flip(reconcileRedemption(sent)))).toBe(offline);
	});
});

describe("The in-memory platform", () => {
	test("moves money into a fund when a subscription is carried out", async () => {
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

	test("refunds only running subscriptions", async () => {
		const platform = memoryFunds({ subscriptions: [held(11)] });
		expect(await on(platform, redeem(11))).toEqual({ message: "Asked for" });
		expect(await on(platform, Effect.flip(redeem(11)))).toEqual(refusal("Not running"));
	});
});
