interface Filling {
	/** Has the focus first. */
	readonly focus: HTMLElement | null;
	/** The customer leaves by Escape or by a gesture of the browser. */
	readonly onLeave: () => void;
}

/**
 * Gives `box` the whole screen, on its side where the browser allows that, and keeps the focus out of the page below.
 * Gives back the end of it, which returns the focus to where it was.
 */
export const fillScreen = (box: HTMLElement, { focus, onLeave }: Filling): (() => void) => {
	const page = document.getElementById("root");
	const before = document.activeElement;
	let wasGiven = false;
	focus?.focus({ preventScroll: true });
	if (page) page.inert = true;

	const onKey = (event: KeyboardEvent) => {
		// A sheet over the chart takes the key for itself.
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

/** Rejects where the browser gives no screen; only one that was given can be turned. */
const askForScreen = async (box: HTMLElement): Promise<void> => {
	await box.requestFullscreen();
	const { orientation } = screen;
	if ("lock" in orientation && typeof orientation.lock === "function") await orientation.lock("landscape");
};
