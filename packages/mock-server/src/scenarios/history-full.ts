import { addHistory, admitCustomers, listMarkets, mia } from "./furnish.ts";
import type { Scenario } from "./scenario.ts";

export const historyFull: Scenario = {
	name: "history-full",
	shows: "Mia has sixty closed orders: three pages",
	arrange: (world) => {
		listMarkets(world);
		admitCustomers(world);
		addHistory(world, mia, 60);
	},
};
