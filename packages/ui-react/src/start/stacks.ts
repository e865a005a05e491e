declare global {
	/** How deep stacks were before the start script took them away; see build/inline-scripts.ts. */
	var tradewindStackDepth: number | undefined;
}

/** From now on errors have stacks again. */
export const giveStacksBack = (): void => {
	if (globalThis.tradewindStackDepth === undefined) return;
	Error.stackTraceLimit = globalThis.tradewindStackDepth;
	globalThis.tradewindStackDepth = undefined;
};
