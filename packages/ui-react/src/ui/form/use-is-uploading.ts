import { useCallback, useSyncExternalStore } from "react";
import type { PictureSlot } from "./picture-slot.ts";

/** Whether a picture of a form is being compressed or uploaded: sent now, the form would lack it. */
export const useIsUploading = (slots: Readonly<Record<string, PictureSlot>>): boolean => {
	const subscribe = useCallback(
		(notify: () => void) => {
			const subscriptions = Object.values(slots).map((slot) => slot.subscribe(notify));
			return () => {
				for (const subscription of subscriptions) subscription.unsubscribe();
			};
		},
		[slots],
	);
	const isUploading = () => Object.values(slots).some((slot) => slot.getSnapshot().hasTag("busy"));
	return useSyncExternalStore(subscribe, isUploading, isUploading);
};
