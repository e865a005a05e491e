import { routeOf } from "../../routes.ts";
import { pathInApp } from "../../storage/configuration.ts";
import { readSaved, type Saved } from "../../storage/saved.ts";

/** How the page started. */
export interface PageStart {
	/** The path of its route. A query, and a path that is none of the app, may have anything in it. */
	readonly page: string;
	readonly saved: Saved;
}

export const readPageStart = (): PageStart => ({
	page: routeOf(pathInApp())?.path ?? "/",
	saved: readSaved(),
});
