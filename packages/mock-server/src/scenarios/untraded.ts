import { admitCustomers, listMarkets } from "./furnish.ts";
import type { Scenario } from "./scenario.ts";

export const untraded: Scenario = {
	name: "untraded",
	shows: "open markets, funded customers, nobody has traded yet",
	arrange: (world) => {
		listMarkets(world);
		admitCustomers(world);
	},
};
