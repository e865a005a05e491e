import { readCommand } from "../commands/read-command.ts";
import companyMode from "./data/company-mode.json" with { type: "json" };
import depositByChoice from "./data/deposit-by-choice.json" with { type: "json" };
import flagsOff from "./data/flags-off.json" with { type: "json" };
import identityRejected from "./data/identity-rejected.json" with { type: "json" };
import identityVerified from "./data/identity-verified.json" with { type: "json" };
import identityWaiting from "./data/identity-waiting.json" with { type: "json" };
import marketClosed from "./data/market-closed.json" with { type: "json" };
import siteClosed from "./data/site-closed.json" with { type: "json" };
import trader from "./data/trader.json" with { type: "json" };
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
	companyMode: read(companyMode),
	depositByChoice: read(depositByChoice),
	flagsOff: read(flagsOff),
	identityRejected: read(identityRejected),
	identityVerified: read(identityVerified),
	identityWaiting: read(identityWaiting),
	marketClosed: read(marketClosed),
	siteClosed: read(siteClosed),
	trader: read(trader),
};
