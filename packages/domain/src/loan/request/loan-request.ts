import type { Money } from "../../money/decimal.ts";
import type { LoanPlanId } from "./loan-plan.ts";

/** A loan that the customer asks for (Spec 2 §7). */
export interface LoanRequest {
	readonly planId: LoanPlanId;
	readonly amount: Money;
	/** The picture of the signature, as a `data:` address. */
	readonly signature: string;
	/** The agreement that was read and signed, the signature in it: HTML. */
	readonly agreement: string;
}
