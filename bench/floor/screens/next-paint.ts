/** The page has been laid out and painted by then: whoever measures it costs nothing. */
export const nextPaint = (): Promise<void> =>
	new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
