import { useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";

/** Milliseconds after which the first load is over also without prices, such as of a closed market. */
const noPricesMs = 6000;

/** Whether live prices have arrived: before them the first load asks for nothing more. */
export const useArePricesLive = (): boolean => {
	const { realtime } = useApp();
	const [areLive, setLive] = useState(false);
	useEffect(() => {
		// Each later call would cost a commit of React while a lazy child is loading.
		const show = () => {
			stop();
			setLive(true);
		};
		const subscription = realtime.on("push", ({ push }) => push.type === "quotes" && show());
		const timer = setTimeout(show, noPricesMs);
		const stop = () => {
			subscription.unsubscribe();
			clearTimeout(timer);
		};
		return stop;
	}, [realtime]);
	return areLive;
};
