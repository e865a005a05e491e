import { useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";

/** Milliseconds after which the first load is over also without prices, such as of a closed market. */
const noPricesMs = 6000;

/** Whether live prices have arrived: before them the first load asks for nothing more. */
export const useArePricesLive = (): boolean => {
	const { realtime } = useApp();
	const [areLive, setLive] = useState(false);
	useEffect(() => {
		const subscription = realtime.on("push", ({ push }) => push.type === "quotes" && setLive(true));
		const timer = setTimeout(() => setLive(true), noPricesMs);
		return () => {
			subscription.unsubscribe();
			clearTimeout(timer);
		};
	}, [realtime]);
	return areLive;
};
