import { useSyncExternalStore } from "react";

/** A hook that says whether the screen has these features, as the styles ask for them. */
const createUseMedia = (query: string): (() => boolean) => {
	const subscribe = (listener: () => void): (() => void) => {
		const media = matchMedia(query);
		media.addEventListener("change", listener);
		return () => media.removeEventListener("change", listener);
	};
	return () =>
		useSyncExternalStore(
			subscribe,
			() => matchMedia(query).matches,
			() => false,
		);
};

/** Whether the screen has the width for a list beside the page, as in the styles of the trade page. */
export const useIsDesktop = createUseMedia("(min-width: 1200px) and (min-height: 501px)");

/** Whether the tabs are at the side, so that a page can have the width of a table. */
export const useIsWide = createUseMedia("(min-width: 900px)");
