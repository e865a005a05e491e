import { decimal, money } from "@tradewind/domain/money";
import { Result } from "effect";
import { gmt } from "../clock/gmt.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

/** Mia's subscription to a fund, some days ago. */
const holdFund = ({ nouns, clock }: World, fundId: number, amount: string, daysAgo: number): number => {
	const at = gmt(clock.now()).subtract(daysAgo, "days").valueOf();
	const customer = { id: mia, isDemo: false };
	return Result.getOrThrow(nouns.fund.subscriptions.subscribe(customer, fundId, money(decimal(amount)), at))
		.id;
};

export const fundHeld: Scenario = {
	name: "fund-held",
	shows: "Mia has a finished, a redeemed and a running subscription to funds, the last since three days",
	setUp: (world) => {
		defaultScenario.setUp(world);
		const { subscriptions } = world.nouns.fund;
		holdFund(world, 1, "50", 20);
		const redeemed = holdFund(world, 1, "20", 5);
		Result.getOrThrow(subscriptions.redeem(mia, redeemed));
		subscriptions.refund(redeemed, world.clock.now());
		holdFund(world, 2, "100", 3);
	},
};
