import { Funds, type Subscription, subscriptionId } from "@tradewind/domain/fund";
import { decimal, money } from "@tradewind/domain/money";
import { Effect, Layer } from "effect";
import { exampleFund } from "../../features/fund/fund.test-support.ts";
import { redemptionOf, subscriptionOf } from "../../features/fund/kept-actors.ts";
import { execute, type KeptForm, type Platform, testKeptForms, unused } from "./kept-form.test-support.ts";

const exampleSubscription: Subscription = {
	id: subscriptionId(11),
	fund: exampleFund,
	status: "running",
	amount: money(decimal("250")),
	subscribedAt: "2026-01-05 10:00:00",
	dailyProfit: undefined,
	totalProfit: undefined,
};

const fundsWith = (
	platform: Platform,
	subscriptions: (executed: number) => readonly Subscription[],
): Layer.Layer<never> =>
	Layer.succeed(Funds, {
		funds: () => unused,
		fund: () => Effect.succeed(exampleFund),
		summary: unused,
		subscriptions: () => Effect.sync(() => ({ rows: subscriptions(platform.executed), isLast: true })),
		incomes: () => unused,
		subscribe: () => execute(platform),
		redeem: () => execute(platform),
	});

const subscription: KeptForm = {
	name: "subscription to a fund",
	layer: (platform) =>
		fundsWith(platform, (count) =>
			Array.from({ length: count }, (_, place) => ({
				...exampleSubscription,
				id: subscriptionId(11 + place),
			})),
		),
	open: (app, signedIn) => {
		const actor = subscriptionOf(app, signedIn)(exampleFund.id);
		return {
			isOpen: () => actor.getSnapshot().matches("filling in"),
			fill: () => actor.send({ type: "change", change: { is: "amount", text: "250" } }),
			typed: () => actor.getSnapshot().context.form.amount,
			press: () => {
				actor.send({ type: "submit" });
				actor.send({ type: "confirm" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: "250",
	empty: "",
	receipt: { name: "fund 3", title: "fund.receipt" },
	journal: [{ is: "subscribe", amount: "250", currency: "USDT", subject: "Steady 30" }],
	isLookedUp: true,
};

const redemption: KeptForm = {
	name: "redemption of a subscription",
	layer: (platform) =>
		fundsWith(platform, (executed) => [
			{ ...exampleSubscription, status: executed > 0 ? "refunding" : "running" },
		]),
	open: (app, signedIn) => {
		const actor = redemptionOf(app, signedIn)(exampleSubscription);
		return {
			isOpen: () => actor.getSnapshot().matches("running"),
			fill: () => actor.send({ type: "redeem" }),
			typed: () => actor.getSnapshot().context.form.isRequested,
			press: () => actor.send({ type: "confirm" }),
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: true,
	empty: false,
	hasNoDraft: true,
	receipt: { name: "redemption 11", title: "fund.receipt.redeem" },
	journal: [{ is: "redeem", subject: "Steady 30", record: "subscription 11" }],
	isLookedUp: true,
};

testKeptForms([subscription, redemption]);
