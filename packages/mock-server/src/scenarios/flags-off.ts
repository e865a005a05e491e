import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";

export const flagsOff: Scenario = {
	name: "flags-off",
	shows: "every switch of the site that customers see is off",
	setUp: (world) => {
		defaultScenario.setUp(world);
		world.site.setInfo({
			...world.site.info(),
			is_dark_mode: "0",
			is_mock_login: "0",
			is_user_show_level: "0",
		});
		world.site.setShowsIdentity(false);
	},
};
