import { usual } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const noLeaders: Scenario = {
	name: "no-leaders",
	shows: "as the default, but nobody is ranked yet",
	arrange: (world) => {
		usual.arrange(world);
		world.leaders.admit(0);
	},
};
