import { type MarketStatusChange, millisecondsUntil } from "@tradewind/domain/market";
import { useEffect, useState } from "react";
import { deviceNow } from "../state/device-clock.ts";

/** Milliseconds until the market opens or closes, updated every second; `undefined` when no change is planned. */
export const useTimeLeft = (turn: MarketStatusChange | undefined): number | undefined => {
	const [now, setNow] = useState(deviceNow);
	useEffect(() => {
		if (!turn) return;
		setNow(deviceNow());
		const timer = setInterval(() => setNow(deviceNow()), 1000);
		return () => clearInterval(timer);
	}, [turn]);
	return turn && millisecondsUntil(turn, now);
};
