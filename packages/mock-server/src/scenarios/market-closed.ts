import { usual } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const marketClosed: Scenario = {
	name: "market-closed",
	shows: "every market is closed",
	arrange: (world) => {
		usual.arrange(world);
		for (const instrument of world.market.all()) instrument.setOpen(world.clock.now(), false);
	},
};
