import { configuration } from "../../storage/configuration.ts";
import { hasOwnPast } from "../../ui/layout/use-go-back.ts";
import { isSheetEntry } from "../../ui/sheet/sheet-history.ts";

/**
 * Goes back to the previous page of this app, or home if the page was opened from outside, and reloads the app there. The router
 * does not render that page before the reload, which would interrupt the code that the page loads.
 */
export const reloadPreviousPage = (): void => {
	if (!hasOwnPast(history.state)) {
		history.replaceState(null, "", configuration.base);
		location.reload();
		return;
	}
	const onPop = (event: PopStateEvent): void => {
		event.stopImmediatePropagation();
		// The history of the sheets goes on to the page of the sheet.
		if (!isSheetEntry(history.state)) location.reload();
	};
	addEventListener("popstate", onPop, { capture: true });
	history.back();
};
