import type { App } from "./app.ts";

/** Whether a saved session is still to be confirmed. */
export const awaitsSession = ({ context }: ReturnType<App["session"]["getSnapshot"]>): boolean =>
	context.signedIn === undefined && context.token !== undefined;
