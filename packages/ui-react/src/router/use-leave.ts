import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { pathInApp } from "../storage/configuration.ts";

/** Calls `leave` when the customer leaves the screen for another one than the languages. */
export const useLeave = (leave: () => void): void => {
	const own = useLocation().pathname;
	const onLeave = useEffectEvent(leave);
	useEffect(
		() => () => {
			const path = pathInApp();
			if (path !== own && path !== "/language") onLeave();
		},
		[own],
	);
};
