import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Core } from "../core/core.ts";
import { hasControlCharacters, isEmailAddress, isPhone } from "../customers/accounts.ts";
import type { Customer } from "../customers/customer.ts";
import type { Site } from "../site/site.ts";
import type { Uploads } from "../upload/uploads.ts";
import type { Text } from "../words/words.ts";
import { rejectionReasons, reviewApproved, reviewRejected } from "./letters.ts";

/** What a customer can submit for review. */
export const submissionKinds = ["real name", "junior", "senior"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The fields of a submission by their names on the wire. */
export type Submitted = Readonly<
	Partial<
		Record<
			"name" | "id_type" | "card_id" | "mobile" | "ssn" | "email" | "front_pic" | "reverse_pic" | "hand_pic",
			string
		>
	>
>;

/** The states of a review that control can set. */
export const settableStandings = ["waiting", "approved", "rejected"] as const;

export interface Review {
	readonly customerId: number;
	readonly kind: SubmissionKind;
	/** The data of a registration is kept until the customer submits the rest. */
	readonly standing: "kept" | "waiting" | "approved" | "rejected";
	readonly submitted: Submitted;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly submittedAt: number;
	/** Of a rejected review. */
	readonly reason: Text | undefined;
}

/** The reason of a rejection: one of the named ones, or an operator's own words. */
export const reasonNamed = (reason: string): Text => {
	const named = Object.entries(rejectionReasons).find(([name]) => name === reason);
	return named ? { key: named[1] } : { own: reason };
};

interface Parts extends Pick<Core, "clock" | "decideLater" | "sessions" | "messages" | "site"> {
	readonly uploads: Uploads;
}

/** The reviews of identities (Spec 2 §4, §9): the last one of each kind for each customer. */
export const createReviews = ({ clock, decideLater, sessions, messages, uploads, site }: Parts) => {
	const reviews = new Map<string, Review>();
	const keyOf = (customerId: number, kind: SubmissionKind): string => `${customerId}/${kind}`;

	/** Decides a waiting review and tells the customer by a message; false if none waits. */
	const decide = (
		customerId: number,
		kind: SubmissionKind,
		decision: { readonly rejectedFor: Text | undefined },
		at: number,
	): boolean => {
		const key = keyOf(customerId, kind);
		const review = reviews.get(key);
		const customer = sessions.customer(customerId);
		if (!customer || review?.standing !== "waiting") return false;
		const reason = decision.rejectedFor;
		reviews.set(key, { ...review, standing: reason ? "rejected" : "approved", reason });
		if (!reason && kind === "real name")
			sessions.register({ ...customer, isReal: true, name: review.submitted.name ?? "" });
		// A level sets the name only if the customer has none.
		if (!reason && kind === "junior")
			sessions.register({ ...customer, isReal: true, name: customer.name || (review.submitted.name ?? "") });
		messages.send(customerId, reason ? reviewRejected(reason) : reviewApproved, at);
		return true;
	};

	/** Stores a review as the last one of its kind. One that waits is decided later. */
	const put = (review: Review): void => {
		const { customerId, kind, standing, submittedAt } = review;
		const key = keyOf(customerId, kind);
		reviews.delete(key);
		reviews.set(key, review);
		if (standing === "waiting")
			decideLater({
				since: submittedAt,
				// A later submission has its own review.
				isWaiting: () => reviews.get(key) === review,
				decide: (at) => decide(customerId, kind, { rejectedFor: undefined }, at),
			});
	};

	/** Takes a submission for review, or refuses it. A rejected one may be submitted again. */
	const submit = (
		{ id, isDemo, isReal }: Customer,
		kind: SubmissionKind,
		submitted: Submitted,
	): Result.Result<void, Refusal> => {
		const last = reviews.get(keyOf(id, kind));
		if (isDemo) return refuse("account.onlyReal");
		if (last?.standing === "waiting") return refuse("verification.waits");
		if (last?.standing === "approved" || (kind !== "senior" && isReal))
			return refuse("verification.doneAlready");
		const wrong = mistakeIn(submitted, kind, site.info());
		if (wrong) return wrong;
		const pictures = [submitted.front_pic, submitted.reverse_pic, submitted.hand_pic];
		if (!pictures.every((address) => address === undefined || uploads.isOwnedBy(address, id)))
			return refuse("verification.pictureMissing");
		const isTaken = [...reviews.values()].some(
			(other) =>
				(other.standing === "approved" || other.standing === "waiting") &&
				other.customerId !== id &&
				submitted.card_id !== undefined &&
				numberText(other.submitted.card_id) === numberText(submitted.card_id),
		);
		if (isTaken) return refuse("verification.numberTaken");
		return Result.succeed(
			put({
				customerId: id,
				kind,
				standing: "waiting",
				submitted,
				submittedAt: clock.now(),
				reason: undefined,
			}),
		);
	};

	/** Whether it contains all that the site asks for in a registration. */
	const isComplete = (identity: Submitted): boolean => {
		const { is_auth_hand_pic, is_auth_ssn } = site.info();
		return [
			...(["name", "card_id", "front_pic", "reverse_pic"] as const),
			...(is_auth_hand_pic === "1" ? (["hand_pic"] as const) : []),
			...(is_auth_ssn === "1" ? (["ssn"] as const) : []),
		].every((field) => identity[field] !== undefined);
	};

	return {
		decide,
		submit,
		/** Sets the state of a kind without a submission; without a standing nothing is submitted. */
		set: (
			customer: Customer,
			kind: SubmissionKind,
			{
				standing,
				reason,
			}: { readonly standing: (typeof settableStandings)[number] | undefined } & Pick<Review, "reason">,
		): void => {
			const name = customer.name || customer.nickname;
			const customerId = customer.id;
			if (standing)
				put({ customerId, kind, standing, submitted: { name }, submittedAt: clock.now(), reason });
			else reviews.delete(keyOf(customerId, kind));
			if (kind === "senior") return;
			const isReal = (["real name", "junior"] as const).some(
				(one) => reviews.get(keyOf(customerId, one))?.standing === "approved",
			);
			sessions.register({ ...customer, isReal, name });
		},
		/**
		 * Takes the identity of a registration (Spec 1 §5): for review if it is all that the site asks for, else it is kept for the
		 * form of the real name.
		 */
		takeRegistered: (customer: Customer, registration: Submitted): void => {
			const identity = identityIn(registration, (picture) => uploads.isOwnedBy(picture, customer.id));
			if (Object.keys(identity).every((field) => field === "id_type")) return;
			if (isComplete(identity) && Result.isSuccess(submit(customer, "real name", identity))) return;
			reviews.set(keyOf(customer.id, "real name"), {
				customerId: customer.id,
				kind: "real name",
				standing: "kept",
				submitted: identity,
				submittedAt: clock.now(),
				reason: undefined,
			});
		},
		of: (customerId: number, kind: SubmissionKind): Review | undefined =>
			reviews.get(keyOf(customerId, kind)),
		/** Oldest first. */
		all: (): readonly Review[] => [...reviews.values()],
	};
};

export type Reviews = ReturnType<typeof createReviews>;

/** The identity data of a registration; a picture that does not belong to the customer is left out. */
const identityIn = (registration: Submitted, mayBeNamed: (picture: string) => boolean): Submitted =>
	Object.fromEntries(
		(["name", "id_type", "card_id", "ssn", "front_pic", "reverse_pic", "hand_pic"] as const).flatMap(
			(field) => {
				const value = registration[field];
				const isKept = value !== undefined && value !== "" && (!field.endsWith("_pic") || mayBeNamed(value));
				return isKept ? [[field, value] as const] : [];
			},
		),
	);

/** The text by which numbers of documents are compared. */
const numberText = (typed = ""): string =>
	typed
		.normalize("NFKC")
		.replaceAll(/[^\p{L}\p{N}]/gu, "")
		.toUpperCase();

/** Why the submission cannot be reviewed: what the site asks for is missing, or impossible (docs/assumptions.md, A-485). */
const mistakeIn = (
	{ name = "", card_id = "", mobile, ssn, email, hand_pic }: Submitted,
	kind: SubmissionKind,
	{ is_auth_hand_pic, is_auth_ssn }: ReturnType<Site["info"]>,
): Result.Result<never, Refusal> | undefined => {
	if (kind === "real name") {
		const asked = [
			[is_auth_hand_pic, hand_pic],
			[is_auth_ssn, ssn],
		];
		if (asked.some(([flag, value]) => flag === "1" && value === undefined))
			return refuse("loan.fieldMissing");
	}
	if (name.trim() === "" || hasControlCharacters(name)) return refuse("answer.badField", { field: "name" });
	if (card_id !== "" && (numberText(card_id) === "" || hasControlCharacters(card_id)))
		return refuse("answer.badField", { field: "card_id" });
	if (ssn !== undefined && !isSocialSecurityNumber(ssn)) return refuse("answer.badField", { field: "ssn" });
	if (email !== undefined && !isEmailAddress(email)) return refuse("session.notEmail");
	if (mobile !== undefined && !isPhone(mobile)) return refuse("session.notPhone");
	return undefined;
};

/** Of any country: 4 to 20 digits and letters, some of them digits, in groups. */
const isSocialSecurityNumber = (text: string): boolean =>
	/^[A-Za-z0-9]+([ ./-][A-Za-z0-9]+)*$/.test(text) &&
	/[0-9]/.test(text) &&
	numberText(text).length >= 4 &&
	numberText(text).length <= 20;
