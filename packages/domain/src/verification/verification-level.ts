import type { PhoneNumber } from "../input/phone-number.ts";
import type { Review } from "./real-name.ts";

/** The levels of the two-level verification in their order (Spec 2 §2). */
export type VerificationLevel = "junior" | "senior";

/** Status of one level (Spec 2 §4). */
export type LevelStatus = "not submitted" | "waiting for review" | "certified";

export type TwoLevelStatus = Readonly<Record<VerificationLevel, LevelStatus>>;

/** A junior submission (Spec 2 §3). */
export interface JuniorSubmission {
	readonly level: "junior";
	readonly name: string;
	readonly mobile: PhoneNumber;
	/** Addresses of uploaded pictures. */
	readonly front: string;
	readonly reverse: string;
}

/** A senior submission (Spec 2 §3). */
export interface SeniorSubmission {
	readonly level: "senior";
	readonly name: string;
	readonly idNumber: string;
	/** Address of the uploaded picture. */
	readonly hand: string;
}

export type LevelSubmission = JuniorSubmission | SeniorSubmission;

/**
 * The last submission of a level, as far as the platform returns it. That of a level that is not submitted was rejected if it
 * has a reason.
 */
export interface LevelRecord extends Review {
	readonly name: string | undefined;
	/** Prefix and number, as the platform writes them. */
	readonly mobile: string | undefined;
	readonly idNumber: string | undefined;
	/** Addresses of pictures. */
	readonly front: string | undefined;
	readonly reverse: string | undefined;
	readonly hand: string | undefined;
}

/** The certification of a customer (Spec 2 §6). */
export type Certification = "uncertified" | "junior" | "advanced";

/** The levels of a customer: a verified name is the junior level, however it was verified. */
export const withVerifiedName = (status: TwoLevelStatus, isReal: boolean): TwoLevelStatus =>
	isReal ? { ...status, junior: "certified" } : status;

/**
 * The certification of a customer (Spec 2 §6): the highest certified level. A verified name is at least junior.
 * `status` is `undefined` on a platform without levels.
 */
export const certificationOf = (status: TwoLevelStatus | undefined, isReal: boolean): Certification => {
	if (status?.senior === "certified") return "advanced";
	return isReal || status?.junior === "certified" ? "junior" : "uncertified";
};

/**
 * Whether the identity of a customer is verified: by the certification as last read, which a review changes after the login.
 * While that is unknown, `isReal` of the login decides.
 */
export const isVerified = (
	certification: Certification | undefined,
	customer: { readonly isReal: boolean },
): boolean => (certification === undefined ? customer.isReal : certification !== "uncertified");

/** The card that opens a level (Spec 2 §2). */
export interface LevelCard {
	readonly level: VerificationLevel;
	readonly status: LevelStatus;
	/** Why its form cannot be opened; `undefined` if it can. */
	readonly block: "submitted already" | undefined;
}

/** The reason for which the last submission of a level was rejected; `undefined` if it was not. */
export const rejectionOf = (status: LevelStatus, record: LevelRecord | undefined): string | undefined =>
	status === "not submitted" ? record?.reason : undefined;

/** The cards of both levels. A level is submitted once; none waits for the other. */
export const levelCards = (status: TwoLevelStatus): readonly LevelCard[] => [
	cardOf("junior", status),
	cardOf("senior", status),
];

/** Whether the form of a level can be opened. */
export const mayOpen = (level: VerificationLevel, status: TwoLevelStatus): boolean =>
	cardOf(level, status).block === undefined;

const cardOf = (level: VerificationLevel, status: TwoLevelStatus): LevelCard => ({
	level,
	status: status[level],
	block: status[level] === "not submitted" ? undefined : "submitted already",
});
