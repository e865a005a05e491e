import type { Money } from "../../money/decimal.ts";
import type { MatchedBank } from "../deposit.ts";

export type DepositKind = "crypto" | "bank";

type DepositStatus = "pending" | "finished" | "rejected" | "invalid";

/** A deposit in the list of records (Spec 2 §3). Ids ascend across both kinds. */
export interface DepositRecord {
	readonly id: number;
	readonly kind: DepositKind;
	/** `undefined` if the platform does not report it. */
	readonly amount: Money | undefined;
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
 * The status to show for a record (Spec 2 §4). If the site matches bank accounts (`matchesBanks`, the mode with edit
 * info), a pending bank deposit shows what it waits for. Other pending deposits are unchecked.
 */
export const displayStatusOf = (record: DepositRecord, matchesBanks: boolean): DepositDisplayStatus => {
	if (record.status !== "pending") return record.status;
	if (record.kind === "crypto" || !matchesBanks) return "unchecked";
	if (record.bank === undefined) return "matching bank card";
	return record.proof === undefined ? "waiting for certificate upload" : "unchecked";
};
