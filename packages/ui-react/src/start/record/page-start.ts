import { routeOf } from "../../routes.ts";
import { pathInApp } from "../../storage/configuration.ts";
import { readSaved, type Saved } from "../../storage/saved.ts";

/** How the page started. */
export interface PageStart {
	/** The path of its route. A query, and a path that is none of the app, may have anything in it. */
	readonly page: string;
	readonly saved: Saved;
}

/** The path of the route that is shown. */
export const shownPage = (): string => routeOf(pathInApp())?.path ?? "/";

export const readPageStart = (): PageStart => ({
	page: shownPage(),
	saved: readSaved(),
});
