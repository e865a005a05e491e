import { adjusted } from "./adjusted.ts";
import { allMoney } from "./all-money.ts";
import { dataScenarios } from "./data-scenarios.ts";
import { defaultScenario } from "./default.ts";
import { depositMatched, depositRecords } from "./deposits.ts";
import { emptyMarket } from "./empty-market.ts";
import { fundHeld, fundRecords } from "./fund-held.ts";
import { historyFull } from "./history-full.ts";
import { holdingOrders } from "./holding-orders.ts";
import { loanScenarios } from "./loans.ts";
import { noLeaders } from "./no-leaders.ts";
import type { Scenario } from "./scenario.ts";
import { untraded } from "./untraded.ts";
import { withdrawalsScenario } from "./withdrawals.ts";

export type { Scenario } from "./scenario.ts";

export const scenarios: readonly Scenario[] = [
	defaultScenario,
	untraded,
	adjusted,
	holdingOrders,
	allMoney,
	historyFull,
	dataScenarios.marketClosed,
	dataScenarios.siteClosed,
	emptyMarket,
	dataScenarios.flagsOff,
	noLeaders,
	dataScenarios.companyMode,
	dataScenarios.trader,
	depositRecords,
	depositMatched,
	dataScenarios.depositByChoice,
	withdrawalsScenario,
	...loanScenarios,
	dataScenarios.identityWaiting,
	dataScenarios.identityRejected,
	dataScenarios.identityVerified,
	fundHeld,
	fundRecords,
];

export const scenarioNamed = (name: string): Scenario | undefined =>
	scenarios.find((scenario) => scenario.name === name);
