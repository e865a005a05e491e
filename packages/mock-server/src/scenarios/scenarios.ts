import { adjusted } from "./adjusted.ts";
import { allMoney } from "./all-money.ts";
import { companyMode } from "./company-mode.ts";
import { defaultScenario } from "./default.ts";
import { depositByChoice, depositMatched, depositRecords } from "./deposits.ts";
import { emptyMarket } from "./empty-market.ts";
import { flagsOff } from "./flags-off.ts";
import { fundHeld, fundRecords } from "./fund-held.ts";
import { historyFull } from "./history-full.ts";
import { holdingOrders } from "./holding-orders.ts";
import { identityRejected, identityVerified, identityWaiting } from "./identity.ts";
import { loanScenarios } from "./loans.ts";
import { marketClosed } from "./market-closed.ts";
import { noLeaders } from "./no-leaders.ts";
import type { Scenario } from "./scenario.ts";
import { siteClosed } from "./site-closed.ts";
import { traderScenario } from "./trader.ts";
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
	marketClosed,
	siteClosed,
	emptyMarket,
	flagsOff,
	noLeaders,
	companyMode,
	traderScenario,
	depositRecords,
	depositMatched,
	depositByChoice,
	withdrawalsScenario,
	...loanScenarios,
	identityWaiting,
	identityRejected,
	identityVerified,
	fundHeld,
	fundRecords,
];

export const scenarioNamed = (name: string): Scenario | undefined =>
	scenarios.find((scenario) => scenario.name === name);
