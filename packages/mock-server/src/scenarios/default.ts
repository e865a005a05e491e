import type { Scenario } from "./scenario.ts";
import { addHistory, addMicroHistory, mia } from "./set-up.ts";
import { untraded } from "./untraded.ts";

export const defaultScenario: Scenario = {
	name: "default",
	shows: "open markets except one, funded customers, some closed orders of Mia",
	setUp: (world) => {
		untraded.setUp(world);
		addHistory(world, mia, 5);
		addMicroHistory(world, mia, 4);
		world.nouns.copyTrading.leaders.setCount(28);
	},
};
