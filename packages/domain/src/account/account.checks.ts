import { BigDecimal } from "effect";
import { atMost, type Check, equal, exactSum } from "../check/check.ts";
import { zero } from "../money/decimal.ts";
import type { AccountDetail } from "./account-detail.ts";
import type { AccountRecord } from "./account-record.ts";

export const equityCheck: Check<AccountDetail> = {
	id: "account.equity",
	says: "equity = available + frozen + floating profit",
	clause: "Spec 1 §7, A-123",
	sides: ({ equity, free, locked, profit }) => equal(equity, exactSum([free, locked, profit])),
};

export const heldMarginCheck: Check<AccountDetail> = {
	id: "account.margin",
	says: "margin ≤ frozen",
	clause: "Spec 1 §7",
	sides: ({ margin, locked }) => atMost(margin, locked),
};

export const idleLevelCheck: Check<AccountDetail> = {
	id: "account.hazard-rate",
	unit: "percent",
	says: "without margin the margin level is 0",
	clause: "Spec 1 §7",
	sides: ({ margin, hazardRate }) =>
		margin && BigDecimal.isZero(margin) ? equal(hazardRate, zero) : undefined,
};

/** Two records of one account that follow each other in the platform's list. */
export interface Following {
	readonly record: AccountRecord;
	readonly older: AccountRecord;
}

export const balanceAfterCheck: Check<Following> = {
	id: "account.balance-after",
	says: "balance after a change = balance before it + change",
	clause: "Spec 2 §3, A-353",
	sides: ({ record, older }) => equal(record.balanceAfter, exactSum([older.balanceAfter, record.change])),
};

export const accountChecks = [equityCheck, heldMarginCheck, idleLevelCheck, balanceAfterCheck];
