import type { ActorRefFrom } from "xstate";
import type { machines } from "../machines.ts";

export type MicroListActor = ActorRefFrom<ReturnType<typeof machines>["list"]>;

/** The list could not be read, and may be another than what is shown: so it stays while it is tried again. */
export const isBehind = (list: ReturnType<MicroListActor["getSnapshot"]>): boolean =>
	list.matches("failed") || (list.context.page > 0 && list.context.error !== undefined);
