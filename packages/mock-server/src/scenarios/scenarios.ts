import { dataScenarios } from "./data-scenarios.ts";
import { defaultScenario } from "./default.ts";
import { emptyMarket } from "./empty-market.ts";
import { historyFull } from "./history-full.ts";
import type { Scenario } from "./scenario.ts";
import { untraded } from "./untraded.ts";

export type { Scenario } from "./scenario.ts";

export const scenarios: readonly Scenario[] = [
	defaultScenario,
	untraded,
	dataScenarios.adjusted,
	dataScenarios.holdingOrders,
	dataScenarios.allMoney,
	historyFull,
	dataScenarios.marketClosed,
	dataScenarios.siteClosed,
	emptyMarket,
	dataScenarios.flagsOff,
	dataScenarios.noLeaders,
	dataScenarios.companyMode,
	dataScenarios.trader,
	dataScenarios.deposits,
	dataScenarios.depositMatched,
	dataScenarios.depositByChoice,
	dataScenarios.withdrawals,
	dataScenarios.loanWaiting,
	dataScenarios.loanRejected,
	dataScenarios.loanApproved,
	dataScenarios.loanToRepay,
	dataScenarios.loanAccruing,
	dataScenarios.loanOverdue,
	dataScenarios.loanRefusedProof,
	dataScenarios.loanRecords,
	dataScenarios.identityWaiting,
	dataScenarios.identityRejected,
	dataScenarios.identityVerified,
	dataScenarios.fundHeld,
	dataScenarios.fundRecords,
];

export const scenarioNamed = (name: string): Scenario | undefined =>
	scenarios.find((scenario) => scenario.name === name);
