export interface LoggedRequest {
	/** Counts the requests, from 1. */
	readonly number: number;
	readonly at: number;
	/** Who called; `undefined` for a visitor. */
	readonly customerId: number | undefined;
	/** The id of the call. */
	readonly call: string;
	/** The code of the envelope, or the HTTP status where there was none. */
	readonly outcome: number | "dropped";
	/** The text of the platform's answer; empty if the call was not executed. */
	readonly msg: string;
	readonly executed: boolean;
	/** An injected fault changed the answer. */
	readonly isFaulty: boolean;
}

const maxRecent = 200;

/** The requests to the platform: for tests that count them, and for people who watch them. */
export const createRequestLog = () => {
	const counts = new Map<string, number>();
	const recent: LoggedRequest[] = [];
	let logged = 0;
	return {
		add: (request: Omit<LoggedRequest, "number">): void => {
			counts.set(request.call, (counts.get(request.call) ?? 0) + 1);
			recent.push({ number: ++logged, ...request });
			if (recent.length > maxRecent) recent.shift();
		},
		counts: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
		/** Those after the one with a number. */
		recent: (after = 0): readonly LoggedRequest[] => recent.filter(({ number }) => number > after),
		last: (): number => logged,
	};
};
