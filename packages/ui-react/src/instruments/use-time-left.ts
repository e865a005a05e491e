import { type MarketStatusChange, millisecondsUntil } from "@tradewind/domain/market";
import { useEffect, useState } from "react";
import { deviceNow } from "../state/device-clock.ts";

/** Milliseconds until the market opens or closes, updated `every` milliseconds; `undefined` when no change is planned. */
export const useTimeLeft = (turn: MarketStatusChange | undefined, every = 1000): number | undefined => {
	const [now, setNow] = useState(deviceNow);
	useEffect(() => {
		if (!turn) return;
		setNow(deviceNow());
		const timer = setInterval(() => setNow(deviceNow()), every);
		return () => clearInterval(timer);
	}, [turn, every]);
	return turn && millisecondsUntil(turn, now);
};
