import { useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";

let go: NavigateFunction | undefined;

/** Lets code outside of the components open an address: that of a notification of the device. */
export const useOpenAddress = (navigate: NavigateFunction): void =>
	useEffect(() => {
		go = navigate;
	}, [navigate]);

export const openAddress = (to: string): void => void go?.(to);
