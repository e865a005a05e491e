/** Whole seconds as `m:ss`. */
export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
