import type { Freshness } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { useSyncExternalStore } from "react";
import { useApp } from "../../state/app.ts";
import { createSecondClock } from "./second-clock.ts";

/** Whether the shown prices are live, and since when. */
export const useFreshness = (): Freshness =>
	useSelector(useApp().realtime, (snapshot) => snapshot.context.freshness);

const clock = createSecondClock();

/** Whole seconds since `since`, on this device's clock, updated while mounted. All ages of a page change together. */
export const useAge = (since: number): number => {
	const now = useSyncExternalStore(clock.subscribe, clock.now, clock.now);
	return Math.max(0, Math.floor((now - since) / 1000));
};
