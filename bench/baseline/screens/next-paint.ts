/** Resolves after the next paint, when reading sizes forces no layout. */
export const nextPaint = (): Promise<void> =>
	new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
