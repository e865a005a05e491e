import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";

/** Calls `leave` when the customer leaves the screen for another one than the languages. */
export const useLeave = (leave: () => void): void => {
	const own = useLocation().pathname;
	const onLeave = useEffectEvent(leave);
	useEffect(
		() => () => {
			if (location.pathname !== own && location.pathname !== "/language") onLeave();
		},
		[own],
	);
};
