export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** `undefined` where the browser blocks storage: reading the property throws there. */
export const storeOf = (name: "localStorage" | "sessionStorage"): Storage | undefined => {
	try {
		return globalThis[name];
	} catch {
		return undefined;
	}
};
