import { readCommand } from "../commands/read-command.ts";
import adjusted from "./data/adjusted.json" with { type: "json" };
import allMoney from "./data/all-money.json" with { type: "json" };
import companyMode from "./data/company-mode.json" with { type: "json" };
import depositByChoice from "./data/deposit-by-choice.json" with { type: "json" };
import depositMatched from "./data/deposit-matched.json" with { type: "json" };
import deposits from "./data/deposits.json" with { type: "json" };
import flagsOff from "./data/flags-off.json" with { type: "json" };
import fundHeld from "./data/fund-held.json" with { type: "json" };
import fundRecords from "./data/fund-records.json" with { type: "json" };
import holdingOrders from "./data/holding-orders.json" with { type: "json" };
import identityRejected from "./data/identity-rejected.json" with { type: "json" };
import identityVerified from "./data/identity-verified.json" with { type: "json" };
import identityWaiting from "./data/identity-waiting.json" with { type: "json" };
import loanAccruing from "./data/loan-accruing.json" with { type: "json" };
import loanApproved from "./data/loan-approved.json" with { type: "json" };
import loanOverdue from "./data/loan-overdue.json" with { type: "json" };
import loanRecords from "./data/loan-records.json" with { type: "json" };
import loanRefusedProof from "./data/loan-refused-proof.json" with { type: "json" };
import loanRejected from "./data/loan-rejected.json" with { type: "json" };
import loanToRepay from "./data/loan-to-repay.json" with { type: "json" };
import loanWaiting from "./data/loan-waiting.json" with { type: "json" };
import marketClosed from "./data/market-closed.json" with { type: "json" };
import noLeaders from "./data/no-leaders.json" with { type: "json" };
import siteClosed from "./data/site-closed.json" with { type: "json" };
import trader from "./data/trader.json" with { type: "json" };
import withdrawals from "./data/withdrawals.json" with { type: "json" };
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { ScenarioData, scenarioOf } from "./scenario-data.ts";
import { untraded } from "./untraded.ts";

const bases = [defaultScenario, untraded];

/** A scenario of the platform that is data. */
const read = (json: unknown): Scenario => {
	const data = readCommand(ScenarioData, json);
	const base = bases.find(({ name }) => name === data.base);
	if (!base) throw new Error(`${data.name}: there is no base ${data.base}`);
	return scenarioOf(data, base);
};

export const dataScenarios = {
	adjusted: read(adjusted),
	allMoney: read(allMoney),
	companyMode: read(companyMode),
	depositByChoice: read(depositByChoice),
	depositMatched: read(depositMatched),
	deposits: read(deposits),
	flagsOff: read(flagsOff),
	fundHeld: read(fundHeld),
	fundRecords: read(fundRecords),
	holdingOrders: read(holdingOrders),
	identityRejected: read(identityRejected),
	identityVerified: read(identityVerified),
	identityWaiting: read(identityWaiting),
	loanAccruing: read(loanAccruing),
	loanApproved: read(loanApproved),
	loanOverdue: read(loanOverdue),
	loanRecords: read(loanRecords),
	loanRefusedProof: read(loanRefusedProof),
	loanRejected: read(loanRejected),
	loanToRepay: read(loanToRepay),
	loanWaiting: read(loanWaiting),
	marketClosed: read(marketClosed),
	noLeaders: read(noLeaders),
	siteClosed: read(siteClosed),
	trader: read(trader),
	withdrawals: read(withdrawals),
};
