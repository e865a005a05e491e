import type { Money } from "../../money/decimal.ts";
import type { MatchedBank } from "../deposit.ts";

export type DepositKind = "crypto" | "bank";

export type DepositStatus = "pending" | "finished" | "rejected" | "invalid";

/** A deposit as the list of records shows it (Spec 2 §3). Ids ascend, across both kinds. */
export interface DepositRecord {
	readonly id: number;
	readonly kind: DepositKind;
	readonly amount: Money;
	readonly currency: string;
	readonly status: DepositStatus;
	/** As the platform writes it. */
	readonly createdAt: string;
	readonly remark: string;
	readonly bank: MatchedBank | undefined;
	/** Address of the uploaded picture. */
	readonly proof: string | undefined;
}

export type DepositDisplayStatus =
	| "matching bank card"
	| "waiting for certificate upload"
	| "unchecked"
	| Exclude<DepositStatus, "pending">;

/**
 * What a record says of its deposit (Spec 2 §4). Where the site matches bank accounts (`matchesBanks`, the mode with edit
 * info), a pending bank deposit says what it still waits for; any other pending one is unchecked.
 */
export const displayStatusOf = (record: DepositRecord, matchesBanks: boolean): DepositDisplayStatus => {
	if (record.status !== "pending") return record.status;
	if (record.kind === "crypto" || !matchesBanks) return "unchecked";
	if (record.bank === undefined) return "matching bank card";
	return record.proof === undefined ? "waiting for certificate upload" : "unchecked";
};
