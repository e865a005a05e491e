import { addExamplePictures } from "./example-pictures.ts";
import type { Scenario } from "./scenario.ts";
import { listMarkets, registerCustomers } from "./set-up.ts";

export const untraded: Scenario = {
	name: "untraded",
	shows: "open markets, funded customers, no orders",
	setUp: (world) => {
		listMarkets(world);
		registerCustomers(world);
		addExamplePictures(world);
	},
};
