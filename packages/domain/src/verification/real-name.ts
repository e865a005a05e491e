/** Status of the real-name verification (Spec 2 §4). */
export type ReviewStatus = "not submitted" | "waiting for review" | "finished" | "rejected";

/** Promised maximum duration of a review in hours (Spec 1 §9, Spec 2 §9). */
export const reviewHours = 48;

/** A real-name submission (Spec 2 §3). Fields that are not requested are `undefined`. */
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

/** The review record (Spec 2 §3): its status, and the submitted data if the platform returns it. */
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
