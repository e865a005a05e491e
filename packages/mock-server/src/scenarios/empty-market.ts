import type { Scenario } from "./scenario.ts";
import { registerCustomers } from "./set-up.ts";

export const emptyMarket: Scenario = {
	name: "empty-market",
	shows: "customers, but no instruments",
	setUp: registerCustomers,
};
