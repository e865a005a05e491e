import type { ActorRefFrom } from "xstate";
import type { App } from "../../../state/app.ts";

export type MicroListActor = ActorRefFrom<App["micro"]["microList"]>;

/** The list could not be read, and may be another than what is shown: so it stays while it is tried again. */
export const isBehind = (list: ReturnType<MicroListActor["getSnapshot"]>): boolean =>
	list.matches("failed") || (list.context.page > 0 && list.context.error !== undefined);
