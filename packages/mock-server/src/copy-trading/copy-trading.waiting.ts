import { approvedOrRejected, type Waiting } from "../api/waiting.ts";
import { accountById } from "../commands/find-customer.ts";
import type { Core } from "../core/core.ts";
import type { CopyTrading } from "./copy-trading.ts";

/** The customers who wait to become traders. */
export const waitingTraders = (
	{ sessions }: Pick<Core, "sessions">,
	{ applications }: Pick<CopyTrading, "applications">,
): readonly Waiting[] =>
	applications.waiting().map((customerId) => ({
		what: "Application to become a trader",
		customerId,
		details: [],
		decisions: approvedOrRejected("trader/decide", { account: accountById(sessions, customerId) }).map(
			// Its rejection has no reason.
			({ reason: _, ...decision }) => decision,
		),
	}));
