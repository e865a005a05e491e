import type { Money } from "../../money/decimal.ts";
import type { LoanPlanId } from "./loan-plan.ts";

/** A loan request (Spec 2 §7). */
export interface LoanRequest {
	readonly planId: LoanPlanId;
	readonly amount: Money;
	/** The signature as a `data:` address. */
	readonly signature: string;
	/** The signed agreement: HTML with the signature. */
	readonly agreement: string;
}
