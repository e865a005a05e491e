import { atMost, type Check } from "../check/check.ts";
import type { WithdrawalRecord } from "./withdrawal.ts";

export const withdrawalFeeCheck: Check<WithdrawalRecord> = {
	id: "withdrawal.fee",
	says: "fee ≤ amount",
	clause: "Spec 2 §9",
	sides: ({ fee, amount }) => atMost(fee, amount),
};

export const withdrawalChecks = [withdrawalFeeCheck];
