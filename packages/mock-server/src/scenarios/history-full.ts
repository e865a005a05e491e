import type { Scenario } from "./scenario.ts";
import { addHistory, listMarkets, mia, registerCustomers } from "./set-up.ts";

export const historyFull: Scenario = {
	name: "history-full",
	shows: "Mia has sixty closed orders, three pages",
	setUp: (world) => {
		listMarkets(world);
		registerCustomers(world);
		addHistory(world, mia, 60);
	},
};
