import type { Call } from "@tradewind/contracts";

export interface HttpFault {
	/** The id or the path of a call, or `*`. */
	readonly match: string;
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
	/** The number of requests it applies to; without it, all until cleared. */
	readonly times?: number | undefined;
}

/** The injected faults of requests. */
export const createHttpFaults = () => {
	let active: readonly { fault: HttpFault; left: number }[] = [];
	return {
		add: (fault: HttpFault): void => {
			active = [...active, { fault, left: fault.times ?? Number.POSITIVE_INFINITY }];
		},
		clear: (): void => {
			active = [];
		},
		list: (): readonly HttpFault[] => active.map(({ fault }) => fault),
		/** The fault that applies to this request, if any; uses up one of its times. */
		take: (call: Call): HttpFault | undefined => {
			const match = active.find(
				({ fault, left }) => left > 0 && [call.id, call.path, "*"].includes(fault.match),
			);
			active = active
				.map((each) => (each === match ? { ...each, left: each.left - 1 } : each))
				.filter(({ left }) => left > 0);
			return match?.fault;
		},
	};
};
