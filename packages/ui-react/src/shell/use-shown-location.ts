import { useLayoutEffect, useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { afterPaint } from "./after-paint.ts";
import { isBuilt, isTab } from "./paths.ts";

/**
 * The address whose page is shown. A tab is a large page: the touch that asks for it is answered first, by the tab bar, and
 * the page is put up when that is on the screen. Other pages come at once, with the keyboard that a field of theirs opens.
 */
export const useShownLocation = (): Location => {
	const asked = useLocation();
	const [shown, show] = useState(asked);
	const isLater = isTab(asked.pathname) && asked.pathname !== shown.pathname && isBuilt(shown.pathname);
	if (!isLater && asked !== shown) show(asked);
	useLayoutEffect(() => (isLater ? afterPaint(() => show(asked)) : undefined), [isLater, asked]);
	return isLater ? shown : asked;
};
