import type { Call } from "@tradewind/contracts";
import type { FieldChange } from "./field-change.ts";

export interface HttpFault {
	/** The id or the path of a call, or `*`. */
	readonly match: string;
	/** Only requests of this customer, as commands name them. */
	readonly account?: string | undefined;
	/** Delays the answer, after the call was executed. */
	readonly delayMs?: number | undefined;
	/** Answers with this HTTP status and no envelope; the call is executed only with `executes`. */
	readonly status?: number | undefined;
	/** Answers with this envelope code; the call is executed only with `executes`. */
	readonly code?: number | undefined;
	readonly msg?: string | undefined;
	readonly executes?: boolean | undefined;
	/** Drops the connection instead of answering. */
	readonly drop?: "before" | "after executing" | undefined;
	/** Changes fields of the answer of an executed call. */
	readonly change?: readonly FieldChange[] | undefined;
	/** The number of requests that are answered without the fault before it applies. */
	readonly skip?: number | undefined;
	/** Applies to so many per cent of the requests, by chance; to all by default. */
	readonly percent?: number | undefined;
	/** The number of requests it applies to; without it, all until cleared. */
	readonly times?: number | undefined;
}

interface ActiveFault {
	readonly number: number;
	readonly fault: HttpFault;
	/** The number of requests that are still skipped. */
	skips: number;
	/** The number of requests to which it still applies. */
	left: number;
}

/** The injected faults of requests. `chance` gives numbers from 0 to 1. */
export const createHttpFaults = (chance: () => number) => {
	let active: readonly ActiveFault[] = [];

	/** Whether the fault applies to a request that it matches. A skipped request counts, whether the fault would have applied or not. */
	const applies = (one: ActiveFault): boolean => {
		if (one.skips > 0) {
			one.skips -= 1;
			return false;
		}
		const { percent } = one.fault;
		return percent === undefined || chance() * 100 < percent;
	};

	return {
		add: (number: number, fault: HttpFault): void => {
			const { skip = 0, times = Number.POSITIVE_INFINITY } = fault;
			active = [...active, { number, fault, skips: skip, left: times }];
		},
		/** Whether there was one with this number. */
		remove: (number: number): boolean => {
			const all = active;
			active = all.filter((one) => one.number !== number);
			return active.length < all.length;
		},
		clear: (): void => {
			active = [];
		},
		/** With the requests that are still skipped, and the times that are left. */
		list: () =>
			active.map(({ number, fault, skips, left }) => ({
				number,
				...fault,
				...(fault.skip !== undefined && { skip: skips }),
				...(fault.times !== undefined && { times: left }),
			})),
		/** The fault that applies to this request, if any; uses up one of its times. `isOf` tells whether a customer has sent it. */
		take: (call: Call, isOf: (account: string) => boolean): HttpFault | undefined => {
			const found = active
				.filter(({ fault }) => [call.id, call.path, "*"].includes(fault.match))
				.filter(({ fault }) => fault.account === undefined || isOf(fault.account))
				.find(applies);
			if (!found) return undefined;
			found.left -= 1;
			active = active.filter(({ left }) => left > 0);
			return found.fault;
		},
	};
};
