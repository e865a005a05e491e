import { useEffect, useState } from "react";

const doubleTap = 500;

/** False for a moment after `what` has appeared or changed, so that the second tap of a double tap does not press a new button. */
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
