import type { ActorRefFrom } from "xstate";
import type { machines } from "../machines.ts";

export type MicroListActor = ActorRefFrom<ReturnType<typeof machines>["list"]>;

/** Whether the last read of the list failed; also true during its retry. */
export const isStale = (list: ReturnType<MicroListActor["getSnapshot"]>): boolean =>
	list.matches("failed") || list.context.error !== undefined;
