import { feeRule } from "../contract/fee.rule.ts";
import { floatingProfitRule } from "../contract/floating-profit.rule.ts";
import { hazardRateRule } from "../contract/hazard-rate.rule.ts";
import { historyRangeRule } from "../contract/history-range.rule.ts";
import { marginRule } from "../contract/margin.rule.ts";
import { stopDistanceRule } from "../contract/stop-distance.rule.ts";
import type { AnyRule } from "./define-rule.ts";

/** Every rule, in the order of the book. */
export const rules = [
	marginRule,
	feeRule,
	floatingProfitRule,
	hazardRateRule,
	stopDistanceRule,
	historyRangeRule,
] as const satisfies readonly AnyRule[];
