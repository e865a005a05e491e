import { admitCustomers, listMarkets } from "./furnish.ts";
import type { Scenario } from "./scenario.ts";

export const defaultScenario: Scenario = {
	name: "default",
	shows: "open markets, funded customers, a little history",
	arrange: (world) => {
		listMarkets(world);
		admitCustomers(world);
	},
};
