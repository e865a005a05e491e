import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const siteClosed: Scenario = {
	name: "site-closed",
	shows: "the site is closed and redirects its customers",
	setUp: (world) => {
		defaultScenario.setUp(world);
		world.site.setStatus({ status: 0, type: 1, loss_url: "https://closed.tradewind.test/" });
	},
};
