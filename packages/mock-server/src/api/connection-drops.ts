const maxKeys = 200;

/**
 * Requests whose connection was dropped before an answer. Browsers repeat such a request on their own, and no page can
 * prevent it. A request with the same address and the same `t` is that repetition, not a second command.
 */
export const createConnectionDrops = () => {
	let keys: readonly string[] = [];
	return {
		add: (request: Request): void => {
			const key = keyOf(request);
			if (key !== undefined) keys = [...keys, key].slice(-maxKeys);
		},
		has: (request: Request): boolean => {
			const key = keyOf(request);
			return key !== undefined && keys.includes(key);
		},
	};
};

export type ConnectionDrops = ReturnType<typeof createConnectionDrops>;

/** Without `t` two requests cannot be distinguished. */
const keyOf = ({ url, headers }: Request): string | undefined =>
	new URL(url).searchParams.has("t") ? `${headers.get("authorization") ?? ""} ${url}` : undefined;
