import { decimal, money, rate } from "@tradewind/domain/money";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

const omar = 2;

export const traderScenario: Scenario = {
	name: "trader",
	shows: "Mia is a trader, and Omar follows her",
	setUp: (world) => {
		defaultScenario.setUp(world);
		const { sessions, clock } = world;
		const customer = sessions.customer(mia);
		if (customer) sessions.register({ ...customer, isTrader: true });
		world.nouns.copyTrading.follows.begin({
			followerId: omar,
			traderId: mia,
			multiple: rate(decimal("1")),
			maxAmount: money(decimal("500")),
			since: clock.now(),
		});
	},
};
