import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import { applicationApproved, applicationRejected } from "./application-messages.ts";

type Parts = Pick<Core, "clock" | "decideLater" | "sessions" | "messages">;

/** The applications of customers to become traders (Spec 2 §6, A-305). */
export const createApplications = ({ clock, decideLater, sessions, messages }: Parts) => {
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
		/** The customers whose application waits. */
		waiting: (): readonly number[] => [...waiting],
		decide,
		apply: ({ id, isDemo, isTrader }: Customer): Result.Result<void, Refusal> => {
			if (isDemo) return refuse("account.onlyReal");
			if (isTrader) return refuse("trader.traderAlready");
			if (waiting.has(id)) return refuse("trader.applicationWaits");
			waiting.add(id);
			decideLater({
				since: clock.now(),
				isWaiting: () => waiting.has(id),
				decide: (at) => decide(id, true, at),
			});
			return Result.succeed(undefined);
		},
	};
};
