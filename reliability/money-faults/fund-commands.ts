import { fund } from "@tradewind/contracts";
import { fundId, type Subscription, subscriptionId } from "@tradewind/domain/fund";
import { decimal, money, rate } from "@tradewind/domain/money";
import type { Platform } from "@tradewind/mock-server";
import { redemptionOf, subscriptionOf } from "../../packages/ui-react/src/features/fund/kept-actors.ts";
import { ask, rowsOf } from "./ask.ts";
import type { MoneyCommand } from "./money-command.ts";

const isRunning = 1;

const statuses = async (platform: Platform): Promise<readonly unknown[]> =>
	rowsOf(await ask(platform, fund.getSubscriptions, { page: "1" })).map(({ status }) => status);

/** The subscription of `prepare`, as the page of its income shows it. */
const running: Subscription = {
	id: subscriptionId(1),
	fund: {
		id: fundId(1),
		title: "Flex",
		image: "",
		currency: "USDT",
		lockDays: 7,
		penaltyPercent: rate(decimal("1")),
	},
	status: "running",
	amount: money(decimal("100")),
	subscribedAt: "2026-01-05 10:00:00",
	dailyProfit: money(decimal("0.1")),
	totalProfit: money(decimal("0")),
};

/** Subscriptions to funds, and their redemption. */
export const fundCommands: readonly MoneyCommand[] = [
	{
		name: "subscription to a fund",
		call: fund.subscribe.id,
		open: (app, signedIn) => {
			const actor = subscriptionOf(app, signedIn)(fundId(1));
			return {
				actor,
				fill: () => {
					actor.send({ type: "change", change: { is: "amount", text: "60.5" } });
					actor.send({ type: "submit" });
				},
				press: () => actor.send({ type: "confirm" }),
			};
		},
		executed: async (platform) => (await statuses(platform)).length,
	},
	{
		name: "redemption of a fund",
		call: fund.redeem.id,
		prepare: async (platform) => {
			await ask(platform, fund.subscribe, { id: "1", amount: "100" });
		},
		open: (app, signedIn) => {
			const actor = redemptionOf(app, signedIn)(running);
			return {
				actor,
				fill: () => actor.send({ type: "redeem" }),
				press: () => actor.send({ type: "confirm" }),
				typed: () => undefined,
			};
		},
		executed: async (platform) => (await statuses(platform)).filter((status) => status !== isRunning).length,
	},
];
