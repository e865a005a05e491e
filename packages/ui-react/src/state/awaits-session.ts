import type { App } from "./app.ts";

/** There is a saved session, and nobody has confirmed it yet. */
export const awaitsSession = ({ context }: ReturnType<App["session"]["getSnapshot"]>): boolean =>
	context.signedIn === undefined && context.token !== undefined;
