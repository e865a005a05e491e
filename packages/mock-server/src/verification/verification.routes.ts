import { verification as calls } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { Result } from "effect";
import { reply } from "../api/answer.ts";
import { customerRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import type { Upload } from "../upload/upload.routes.ts";
import { textIn } from "../words/words.ts";
import { createReviews, type Review, type SubmissionKind } from "./reviews.ts";
import { verificationCommands } from "./verification.commands.ts";
import { waitingReviews } from "./verification.waiting.ts";

export const verification = (core: Core, { upload: { uploads } }: { readonly upload: Upload }) => {
	const reviews = createReviews({ ...core, uploads });
	const submit = (customer: Customer, kind: SubmissionKind, input: Review["submitted"]) =>
		Result.flatMap(reviews.submit(customer, kind, input), () => reply({}, "verification.sent"));

	return {
		reviews,
		commands: verificationCommands(core, reviews),
		waiting: () => waitingReviews(core, reviews),
		report: () => ({
			/** Oldest first. */
			reviews: reviews.all().map(({ customerId, kind, standing, submitted, reason }) => ({
				customerId,
				kind,
				standing,
				submitted,
				reason: reason ? textIn("en", reason) : "",
			})),
		}),
		routes: [
			customerRoute(calls.getRealNameReview, ({ customer, language }) => {
				const review = reviews.of(customer.id, "real name");
				return reply({
					review_status: realNameStatus(review, customer),
					...wireReview(review, language),
					ssn: review?.submitted.ssn ?? "",
					email: review?.submitted.email ?? "",
					...(!review && customer.isReal && { name: customer.name ?? "" }),
				});
			}),

			customerRoute(calls.submitRealName, ({ input, customer }) => submit(customer, "real name", input)),

			customerRoute(calls.getLevels, ({ customer }) =>
				reply({
					junior_status: customer.isReal ? statuses.approved : levelStatus(reviews.of(customer.id, "junior")),
					senior_status: levelStatus(reviews.of(customer.id, "senior")),
				}),
			),

			customerRoute(calls.getLevel, ({ input, customer, language }) => {
				const review = reviews.of(customer.id, input.type === "1" ? "junior" : "senior");
				return reply({ ...wireReview(review, language), mobile: review?.submitted.mobile ?? "" });
			}),

			customerRoute(calls.submitJunior, ({ input, customer }) => submit(customer, "junior", input)),

			customerRoute(calls.submitSenior, ({ input, customer }) => submit(customer, "senior", input)),
		],
	};
};

export type Verification = ReturnType<typeof verification>;

/** 3 is the rejection, whose number is not shown (docs/assumptions.md, A-360). */
const statuses = { kept: 0, waiting: 1, approved: 2, rejected: 3 } as const;

const realNameStatus = (review: Review | undefined, { isReal }: Customer): number => {
	if (isReal) return statuses.approved;
	return review ? statuses[review.standing] : 0;
};

/** A rejected level has its form again (docs/assumptions.md, A-360). */
const levelStatus = (review: Review | undefined): number =>
	review && review.standing !== "rejected" ? statuses[review.standing] : 0;

const wireReview = (review: Review | undefined, language: LanguageCode) => {
	const {
		name = "",
		card_id = "",
		front_pic = "",
		reverse_pic = "",
		hand_pic = "",
	} = review?.submitted ?? {};
	return {
		name,
		card_id,
		front_pic,
		reverse_pic,
		hand_pic,
		remark: review?.reason ? textIn(language, review.reason) : "",
		created_at: review && review.standing !== "kept" ? dateTimeText(review.submittedAt) : "",
	};
};
