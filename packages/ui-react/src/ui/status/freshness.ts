import type { Freshness } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";

/** Whether the shown prices are live, and since when. */
export const useFreshness = (): Freshness =>
	useSelector(useApp().realtime, (snapshot) => snapshot.context.freshness);

/** Whole seconds since `since`, on this device's clock, updated while mounted. */
export const useAge = (since: number): number => {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(0, Math.floor((now - since) / 1000));
};
