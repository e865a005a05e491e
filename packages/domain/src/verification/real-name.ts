import { type Instant, instant } from "../time/instant.ts";

/** Status of the real-name verification (Spec 2 §4). */
export type ReviewStatus = "not submitted" | "waiting for review" | "finished" | "rejected";

/** Promised maximum duration of a review in hours (Spec 1 §9, Spec 2 §9). */
export const reviewHours = 48;

/** The moment by which a review ends at the latest (Spec 2 §9). */
export const reviewEnd = (submittedAt: Instant): Instant => instant(submittedAt + reviewHours * 3_600_000);

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

/** What the platform says about the review of a submission. Ours. */
export interface Review {
	/** Why it was rejected, in the platform's words; `undefined` without a reason. */
	readonly reason: string | undefined;
	/** `YYYY-MM-DD HH:mm:ss` GMT; empty if the platform does not say. */
	readonly submittedAt: string;
}

/** The review record (Spec 2 §3): its status, and the submitted data if the platform returns it. */
export interface RealNameRecord extends Review {
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
