import { usual } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const siteClosed: Scenario = {
	name: "site-closed",
	shows: "the site is closed and sends its customers elsewhere",
	arrange: (world) => {
		usual.arrange(world);
		world.site.setStatus({ status: 0, type: 1, loss_url: "https://closed.tradewind.test/" });
	},
};
