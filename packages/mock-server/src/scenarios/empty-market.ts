import { admitCustomers } from "./furnish.ts";
import type { Scenario } from "./scenario.ts";

export const emptyMarket: Scenario = {
	name: "empty-market",
	shows: "customers, but nothing to trade",
	arrange: admitCustomers,
};
