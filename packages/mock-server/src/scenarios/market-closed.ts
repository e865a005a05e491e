import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const marketClosed: Scenario = {
	name: "market-closed",
	shows: "every market is closed",
	setUp: (world) => {
		defaultScenario.setUp(world);
		for (const instrument of world.market.all()) instrument.setOpen(world.clock.now(), false);
	},
};
