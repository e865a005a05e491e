import type { microOrderList } from "@tradewind/domain/micro";
import type { StartedList } from "../../../ui/list/list-machine.ts";

export type MicroListActor = StartedList<typeof microOrderList>;

/** Whether the last read of the list failed; also true during its retry. */
export const isStale = (list: ReturnType<MicroListActor["getSnapshot"]>): boolean =>
	list.matches("failed") || list.context.error !== undefined;
