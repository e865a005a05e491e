/** Whether the customer wants less motion; at build time nobody knows. */
export const prefersReducedMotion = (): boolean =>
	typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
