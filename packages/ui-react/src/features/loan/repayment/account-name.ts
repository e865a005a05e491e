/** A coin and its network, of which a currency may have none. */
export const accountName = (...parts: readonly string[]): string =>
	parts.filter((part) => part !== "").join(" · ");
