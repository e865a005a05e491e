import type { Route } from "./route.ts";

/** What a noun gives to the API: its routes and, for images, the SVG of a name. */
export interface Noun {
	readonly routes: readonly Route[];
	readonly pictureOf?: (name: string) => string | undefined;
}
