import { type About, earliest, type Moments } from "../api/moments.ts";
import type { Clock } from "../clock/clock.ts";
import type { Loans } from "./loans.ts";

/** When loans are due: on their last day without a penalty; and overdue: on the day after it. */
export const loanMoments = (loans: Loans, clock: Clock): Moments => {
	const next = (daysAfterDue: number, { customerId }: About): number | undefined =>
		earliest(
			loans
				.dueDays(customerId)
				.map((day) => loans.startOf(day, daysAfterDue))
				.filter((at) => at > clock.now()),
		);
	return {
		"loan due": { of: ["account"], next: (about) => next(0, about) },
		"loan overdue": { of: ["account"], next: (about) => next(1, about) },
	};
};
