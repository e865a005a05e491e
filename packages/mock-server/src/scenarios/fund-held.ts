import { decimal, money } from "@tradewind/domain/money";
import { Result } from "effect";
import { gmt } from "../clock/gmt.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

/** Mia's subscription to a fund, some days ago. */
export const holdFund = (
	{ nouns, clock }: World,
	fundId: number,
	amount: string,
	daysAgo: number,
): number => {
	const at = gmt(clock.now()).subtract(daysAgo, "days").valueOf();
	const customer = { id: mia, isDemo: false };
	return Result.getOrThrow(nouns.fund.subscriptions.subscribe(customer, fundId, money(decimal(amount)), at))
		.id;
};

const redeemFund = ({ nouns, clock }: World, id: number): void => {
	const { subscriptions } = nouns.fund;
	Result.getOrThrow(subscriptions.redeem(mia, id));
	subscriptions.refund(id, clock.now());
};

export const fundHeld: Scenario = {
	name: "fund-held",
	shows: "Mia has a finished, a redeemed and a running subscription to funds, the last since three days",
	setUp: (world) => {
		defaultScenario.setUp(world);
		holdFund(world, 1, "50", 20);
		redeemFund(world, holdFund(world, 1, "20", 5));
		holdFund(world, 2, "100", 3);
	},
};

export const fundRecords: Scenario = {
	name: "fund-records",
	shows:
		"Mia has more subscriptions to funds than a page shows: the oldest is finished, the others are redeemed",
	setUp: (world) => {
		defaultScenario.setUp(world);
		holdFund(world, 1, "50", 40);
		for (let count = 0; count < 24; count++) redeemFund(world, holdFund(world, 1, "10", 0));
	},
};
