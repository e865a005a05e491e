import type { PendingDeposit } from "../deposit.ts";

/** Stage of a bank deposit on a site that matches bank accounts (Spec 2 §4, states 0, 1 and 2). */
export type DepositStage = "new" | "waiting for match" | "waiting for proof";

/**
 * The stage derived from the pending deposit (Spec 2 §4). With bank info and proof, or without a pending deposit, a
 * new one can be created. With bank info alone it waits for the proof, without bank info for a match. Viewing a
 * record (state 3) is not a stage: the customer opens and closes it.
 */
export const depositStage = (pending: PendingDeposit | undefined): DepositStage => {
	if (pending === undefined) return "new";
	if (pending.bank === undefined) return "waiting for match";
	return pending.proof === undefined ? "waiting for proof" : "new";
};
