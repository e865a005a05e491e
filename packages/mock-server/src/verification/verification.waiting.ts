import { approvedOrRejected, type Waiting } from "../api/waiting.ts";
import { accountById } from "../commands/find-customer.ts";
import type { Core } from "../core/core.ts";
import type { Reviews } from "./reviews.ts";

/** The identities that wait for a review, oldest first. */
export const waitingReviews = ({ sessions }: Pick<Core, "sessions">, reviews: Reviews): readonly Waiting[] =>
	reviews
		.all()
		.filter(({ standing }) => standing === "waiting")
		.map(({ customerId, kind, submitted: { name, card_id } }) => ({
			what: `Identity: ${kind}`,
			customerId,
			details: [[name, card_id].filter((text) => text).join(", ")].filter((text) => text !== ""),
			decisions: approvedOrRejected("verification/decide", {
				account: accountById(sessions, customerId),
				kind,
			}),
		}));
