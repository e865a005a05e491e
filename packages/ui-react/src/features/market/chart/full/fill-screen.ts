interface Filling {
	/** Receives the focus first. */
	readonly focus: HTMLElement | null;
	/** Called when the customer leaves by Escape or by a gesture of the browser. */
	readonly onLeave: () => void;
}

/**
 * Shows `box` full screen, in landscape if the browser allows it, and makes the page below inert. Returns the
 * function that ends this and returns the focus.
 */
export const fillScreen = (box: HTMLElement, { focus, onLeave }: Filling): (() => void) => {
	const page = document.getElementById("root");
	const before = document.activeElement;
	let wasGiven = false;
	focus?.focus({ preventScroll: true });
	if (page) page.inert = true;

	const onKey = (event: KeyboardEvent) => {
		// An open sheet over the chart handles the key itself.
		if (event.key === "Escape" && !document.querySelector("dialog[open]")) onLeave();
	};
	const onChange = () => {
		if (document.fullscreenElement === box) wasGiven = true;
		else if (wasGiven) onLeave();
	};
	document.addEventListener("keydown", onKey);
	document.addEventListener("fullscreenchange", onChange);
	if (navigator.userActivation?.isActive) askForScreen(box).catch(() => {});

	return () => {
		document.removeEventListener("keydown", onKey);
		document.removeEventListener("fullscreenchange", onChange);
		if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
		if (page) page.inert = false;
		if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	};
};

/** Rejects if the browser refuses full screen. Only a full-screen page can lock the orientation. */
const askForScreen = async (box: HTMLElement): Promise<void> => {
	await box.requestFullscreen();
	const { orientation } = screen;
	if ("lock" in orientation && typeof orientation.lock === "function") await orientation.lock("landscape");
};
