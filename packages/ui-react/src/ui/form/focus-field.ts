/** Moves the focus to the field with a name, in the middle of the page. */
export const focusField = (fields: HTMLElement | null, name: string): void => {
	const field = fields?.querySelector<HTMLElement>(`[name="${name}"]`);
	field?.focus({ preventScroll: true });
	field?.scrollIntoView({ block: "center" });
};
