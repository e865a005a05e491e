import { useSyncExternalStore } from "react";

/** As in the styles of the trade page. */
const query = "(min-width: 1200px) and (min-height: 501px)";

const subscribe = (listener: () => void): (() => void) => {
	const media = matchMedia(query);
	media.addEventListener("change", listener);
	return () => media.removeEventListener("change", listener);
};

/** Whether the screen has the width for a list beside the page. */
export const useIsDesktop = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => false,
	);
