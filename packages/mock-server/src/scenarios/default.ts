import type { Scenario } from "./scenario.ts";
import { addHistory, addMicroHistory, listMarkets, mia, registerCustomers } from "./set-up.ts";

export const defaultScenario: Scenario = {
	name: "default",
	shows: "open markets except one, funded customers, some closed orders of Mia",
	setUp: (world) => {
		listMarkets(world);
		registerCustomers(world);
		addHistory(world, mia, 5);
		addMicroHistory(world, mia, 4);
		world.nouns.copyTrading.leaders.setCount(28);
	},
};
