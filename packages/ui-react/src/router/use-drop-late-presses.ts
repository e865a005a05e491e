import { useLayoutEffect } from "react";
import { pathInApp } from "../storage/configuration.ts";
import { dropPresses } from "../ui/control/drop-presses.ts";

/**
 * Drops presses on a page that is being left, such as the second tap of a double tap, which would open the next page twice: the
 * next page is rendered as a transition, after its address is shown. Another tab can be chosen.
 */
export const useDropLatePresses = (shown: { readonly pathname: string }): void =>
	useLayoutEffect(
		() => dropPresses((pressed) => pathInApp() !== shown.pathname && !pressed.closest("nav")),
		[shown.pathname],
	);
