const controls = "button, a, input, select, summary, [tabindex]";

/** The last pressed control outside of sheets. */
let opener: HTMLElement | undefined;

/** Called once. The browser itself returns the focus only to a control that had it and was enabled while the sheet was open. */
export const rememberOpeners = (page: Document = document): void =>
	page.addEventListener(
		"click",
		({ target }) => {
			const pressed = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
			if (pressed && !pressed.closest("dialog")) opener = pressed;
		},
		{ capture: true },
	);

/** Focuses what opened the last sheet, unless something else has the focus. */
export const returnFocus = (): void => {
	if (document.activeElement !== document.body) return;
	opener?.focus({ preventScroll: true });
	// It may have left the page.
	opener = undefined;
};
