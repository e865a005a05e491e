/** How far the real-name verification of a customer is (Spec 2 §4). */
export type ReviewStatus = "not submitted" | "waiting for review" | "finished" | "rejected";

/** The longest that a review is promised to take (Spec 1 §9, Spec 2 §9). */
export const reviewHours = 48;

/** What a customer submits to be known by name (Spec 2 §3). What the site does not ask for is `undefined`. */
export interface RealNameSubmission {
	readonly name: string;
	readonly idNumber: string;
	/** Addresses of uploaded pictures. */
	readonly front: string;
	readonly reverse: string;
	readonly hand: string | undefined;
	readonly ssn: string | undefined;
	readonly email: string | undefined;
}

/** The review record (Spec 2 §3): its status, and what was submitted, where the platform shows it. */
export interface RealNameRecord {
	readonly status: ReviewStatus;
	readonly name: string | undefined;
	readonly idNumber: string | undefined;
	/** Addresses of pictures. */
	readonly front: string | undefined;
	readonly reverse: string | undefined;
	readonly hand: string | undefined;
	readonly ssn: string | undefined;
	readonly email: string | undefined;
}
