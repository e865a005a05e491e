import { addHistory, addMicroHistory, admitCustomers, listMarkets, mia } from "./furnish.ts";
import type { Scenario } from "./scenario.ts";

export const usual: Scenario = {
	name: "default",
	shows: "open markets, but for one; funded customers; Mia has traded a little",
	arrange: (world) => {
		listMarkets(world);
		admitCustomers(world);
		addHistory(world, mia, 5);
		addMicroHistory(world, mia, 4);
		world.nouns.copyTrading.leaders.setCount(28);
	},
};
