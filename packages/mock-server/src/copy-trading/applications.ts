import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Clock } from "../clock/clock.ts";
import type { DueList } from "../clock/due-list.ts";
import type { Customer } from "../customers/customer.ts";
import type { Sessions } from "../customers/sessions.ts";
import type { Messages } from "../messages/messages.ts";
import { applicationApproved, applicationRejected } from "./application-messages.ts";

/** An application is approved after this time, unless control decides earlier. */
const reviewMs = 5 * 60_000;

interface Parts {
	readonly clock: Clock;
	readonly schedule: DueList;
	readonly sessions: Sessions;
	readonly messages: Messages;
}

/** The applications of customers to become traders (Spec 2 §6, A-305). */
export const createApplications = ({ clock, schedule, sessions, messages }: Parts) => {
	const waiting = new Set<number>();

	/** Decides a waiting application and tells the customer by a message; false if there is none. */
	const decide = (customerId: number, isApproved: boolean, at: number): boolean => {
		const customer = sessions.customer(customerId);
		if (!customer || !waiting.delete(customerId)) return false;
		if (isApproved) sessions.register({ ...customer, isTrader: true });
		messages.send(customerId, isApproved ? applicationApproved : applicationRejected, at);
		return true;
	};

	return {
		decide,
		apply: ({ id, isDemo, isTrader }: Customer): Result.Result<void, Refusal> => {
			if (isDemo) return refuse("account.onlyReal");
			if (isTrader) return refuse("trader.traderAlready");
			if (waiting.has(id)) return refuse("trader.applicationWaits");
			waiting.add(id);
			const at = clock.now() + reviewMs;
			schedule.add(at, () => void decide(id, true, at));
			return Result.succeed(undefined);
		},
	};
};
