import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const companyMode: Scenario = {
	name: "company-mode",
	shows: "the deployment is in company mode: companies can be searched",
	setUp: (world) => {
		defaultScenario.setUp(world);
		world.site.setStatus({ status: 1, type: 2, loss_url: "" });
	},
};
