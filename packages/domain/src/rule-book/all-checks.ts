import { accountChecks } from "../account/account.checks.ts";
import type { Check } from "../check/check.ts";
import { contractChecks } from "../contract/contract.checks.ts";
import { copyTradingChecks } from "../copy-trading/copy-trading.checks.ts";
import { fundChecks } from "../fund/fund.checks.ts";
import { loanChecks } from "../loan/loan.checks.ts";
import { microChecks } from "../micro/micro.checks.ts";
import { withdrawalChecks } from "../withdrawal/withdrawal.checks.ts";

/** All checks, for the document of them. */
export const checks: readonly Pick<Check<never>, "id" | "says" | "clause">[] = [
	...accountChecks,
	...contractChecks,
	...microChecks,
	...loanChecks,
	...fundChecks,
	...copyTradingChecks,
	...withdrawalChecks,
];
