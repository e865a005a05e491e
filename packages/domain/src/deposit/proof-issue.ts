/** A deposit is reported with a picture that proves the payment (Spec 2 §5). */
export interface ProofIssue {
	readonly is: "proof missing";
	readonly field: "proof";
}

export const proofMissing: ProofIssue = { is: "proof missing", field: "proof" };
