import type { Scenario } from "./scenario.ts";
import { addHistory, mia } from "./set-up.ts";
import { untraded } from "./untraded.ts";

export const historyFull: Scenario = {
	name: "history-full",
	shows: "Mia has sixty closed orders, three pages",
	setUp: (world) => {
		untraded.setUp(world);
		addHistory(world, mia, 60);
	},
};
