import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Core } from "../core.ts";
import type { Customer } from "../session/customer.ts";
import type { Text } from "../words/words.ts";
import { rejectionReasons, reviewApproved, reviewRejected } from "./letters.ts";

/** After this time a review approves, unless control decides before. */
const reviewMs = 5 * 60_000;

/** What a customer can submit for review. */
export const submissionKinds = ["real name", "junior", "senior"] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The fields of a submission by their names on the wire. */
export type Submitted = Readonly<
	Partial<
		Record<"name" | "card_id" | "mobile" | "ssn" | "email" | "front_pic" | "reverse_pic" | "hand_pic", string>
	>
>;

export interface Review {
	readonly customerId: number;
	readonly kind: SubmissionKind;
	readonly standing: "waiting" | "approved" | "rejected";
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

/** The reviews of identities (Spec 2 §4, §9): the last one of each kind for each customer. */
export const createReviews = ({
	clock,
	agenda,
	sessions,
	messages,
	uploads,
}: Pick<Core, "clock" | "agenda" | "sessions" | "messages" | "uploads">) => {
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
		if (!reason && kind !== "senior")
			sessions.register({ ...customer, isReal: true, name: review.submitted.name ?? "" });
		messages.send(customerId, reason ? reviewRejected(reason) : reviewApproved, at);
		return true;
	};

	return {
		decide,
		of: (customerId: number, kind: SubmissionKind): Review | undefined =>
			reviews.get(keyOf(customerId, kind)),
		/** Oldest first. */
		all: (): readonly Review[] => [...reviews.values()],
		/** Takes a submission for review, or refuses it. A rejected one may be submitted again. */
		submit: (
			{ id, isDemo, isReal }: Customer,
			kind: SubmissionKind,
			submitted: Submitted,
		): Result.Result<void, Refusal> => {
			const last = reviews.get(keyOf(id, kind));
			if (isDemo) return refuse("account.onlyReal");
			if (last?.standing === "waiting") return refuse("verification.waits");
			if (last?.standing === "approved" || (kind === "real name" && isReal))
				return refuse("verification.doneAlready");
			const pictures = [submitted.front_pic, submitted.reverse_pic, submitted.hand_pic];
			if (!pictures.every((address) => address === undefined || uploads.mayBeNamedBy(address, id)))
				return refuse("verification.pictureMissing");
			const isTaken = [...reviews.values()].some(
				(other) =>
					other.standing === "approved" &&
					other.customerId !== id &&
					submitted.card_id !== undefined &&
					other.submitted.card_id === submitted.card_id,
			);
			if (isTaken) return refuse("verification.numberTaken");
			const submittedAt = clock.now();
			const review: Review = {
				customerId: id,
				kind,
				standing: "waiting",
				submitted,
				submittedAt,
				reason: undefined,
			};
			const key = keyOf(id, kind);
			reviews.delete(key);
			reviews.set(key, review);
			const at = submittedAt + reviewMs;
			agenda.add(at, () => {
				// A later submission has a review of its own.
				if (reviews.get(key) === review) decide(id, kind, { rejectedFor: undefined }, at);
			});
			return Result.succeed(undefined);
		},
	};
};

export type Reviews = ReturnType<typeof createReviews>;
