import { useEffect, useState } from "react";

const doubleTap = 500;

/** False for a moment after `what` has come up or changed: the second of two taps must not press what has come under the finger. */
export const useDoubleTapGuard = (what: string): boolean => {
	const [settled, settle] = useState<string>();
	useEffect(() => {
		const timer = setTimeout(() => settle(what), doubleTap);
		return () => {
			clearTimeout(timer);
			settle(undefined);
		};
	}, [what]);
	return settled === what;
};
