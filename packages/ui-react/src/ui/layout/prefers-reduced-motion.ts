/** Whether the customer prefers reduced motion; false at build time. */
export const prefersReducedMotion = (): boolean =>
	typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
