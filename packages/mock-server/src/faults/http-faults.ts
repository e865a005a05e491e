import type { Call } from "@tradewind/contracts";

export interface HttpFault {
	/** The id or the path of a call, or `*`. */
	readonly match: string;
	/** How long the answer is held, after the call was carried out. */
	readonly delayMs?: number | undefined;
	/** Answers with this HTTP status and no envelope; the call is not carried out unless `executes` says so. */
	readonly status?: number | undefined;
	/** Answers with this code of the envelope; the call is not carried out unless `executes` says so. */
	readonly code?: number | undefined;
	readonly msg?: string | undefined;
	readonly executes?: boolean | undefined;
	/** Cuts the connection instead of answering. */
	readonly drop?: "before" | "after executing" | undefined;
	/** How many requests it hits. Without it, all until cleared. */
	readonly times?: number | undefined;
}

/** What goes wrong with requests. */
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
		/** The fault that hits this request, if any; it counts as one of its times. */
		take: (call: Call): HttpFault | undefined => {
			const hit = active.find(
				({ fault, left }) => left > 0 && [call.id, call.path, "*"].includes(fault.match),
			);
			active = active
				.map((each) => (each === hit ? { ...each, left: each.left - 1 } : each))
				.filter(({ left }) => left > 0);
			return hit?.fault;
		},
	};
};

export type HttpFaults = ReturnType<typeof createHttpFaults>;
