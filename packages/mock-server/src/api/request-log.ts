export interface LoggedRequest {
	readonly at: number;
	/** The id of the call. */
	readonly call: string;
	/** The code of the envelope, or the HTTP status where there was none. */
	readonly outcome: number | "dropped";
	readonly executed: boolean;
}

const maxRecent = 200;

/** The requests to the platform, for tests that count them. */
export const createRequestLog = () => {
	const counts = new Map<string, number>();
	const recent: LoggedRequest[] = [];
	return {
		add: (request: LoggedRequest): void => {
			counts.set(request.call, (counts.get(request.call) ?? 0) + 1);
			recent.push(request);
			if (recent.length > maxRecent) recent.shift();
		},
		counts: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
		recent: (): readonly LoggedRequest[] => [...recent],
	};
};
