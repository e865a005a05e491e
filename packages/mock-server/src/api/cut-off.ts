const kept = 200;

/**
 * Requests whose connection was cut before an answer. A browser sends such a request again by its own hand when the
 * connection had served others before, and no page can forbid it: what comes again with the same address, and so with
 * the same `t`, is that request and not a second command (docs/assumptions.md, A-31).
 */
export const createCutOff = () => {
	let keys: readonly string[] = [];
	return {
		remember: (request: Request): void => {
			const key = keyOf(request);
			if (key !== undefined) keys = [...keys, key].slice(-kept);
		},
		has: (request: Request): boolean => {
			const key = keyOf(request);
			return key !== undefined && keys.includes(key);
		},
	};
};

export type CutOff = ReturnType<typeof createCutOff>;

/** Without a `t` two requests can't be told apart. */
const keyOf = ({ url, headers }: Request): string | undefined =>
	new URL(url).searchParams.has("t") ? `${headers.get("authorization") ?? ""} ${url}` : undefined;
