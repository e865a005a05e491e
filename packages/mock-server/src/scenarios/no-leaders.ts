import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const noLeaders: Scenario = {
	name: "no-leaders",
	shows: "as the default, without leaders in the ranking",
	setUp: (world) => {
		defaultScenario.setUp(world);
		world.nouns.copyTrading.leaders.setCount(0);
	},
};
