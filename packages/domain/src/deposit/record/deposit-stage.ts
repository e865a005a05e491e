import type { PendingDeposit } from "../deposit.ts";

/** How far a bank deposit is, on a site that matches bank accounts (Spec 2 §4, states 0, 1 and 2). */
export type DepositStage = "new" | "waiting for match" | "waiting for proof";

/**
 * The stage as the pending deposit tells it (Spec 2 §4): with bank info and proof, or without any pending deposit, the way
 * is free for a new one; with bank info alone it waits for the proof; without bank info it waits for a match, whatever
 * else it has. Reading a deposit of the records (state 3) is no stage: the customer opens and closes it.
 */
export const depositStage = (pending: PendingDeposit | undefined): DepositStage => {
	if (pending === undefined) return "new";
	if (pending.bank === undefined) return "waiting for match";
	return pending.proof === undefined ? "waiting for proof" : "new";
};
