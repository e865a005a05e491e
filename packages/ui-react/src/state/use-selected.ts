import { useCallback } from "react";
import { type Observed, whenever } from "./subscribe.ts";
import { useStore } from "./use-store.ts";

/**
 * The part of a machine's snapshot that a component shows; it renders anew only when that part is another value.
 * `select` must give back the same value for the same snapshot: pick, don't build.
 */
export const useSelector = <Snapshot, Part>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Part,
): Part => {
	const subscribe = useCallback((listener: () => void) => whenever(actor, listener), [actor]);
	return useStore(subscribe, () => select(actor.getSnapshot()));
};
