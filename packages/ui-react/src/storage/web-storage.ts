export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** `localStorage` and `sessionStorage` themselves throw where cookies are blocked. */
export const storeOf = (name: "localStorage" | "sessionStorage"): Storage | undefined => {
	try {
		return globalThis[name];
	} catch {
		return undefined;
	}
};
