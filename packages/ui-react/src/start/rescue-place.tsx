import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { endRescue, useRescue } from "../kept/rescue.ts";
import { lazySheet } from "../router/lazy-sheet.tsx";
import { useSession } from "../state/use-session.ts";

const RescueSheet = lazySheet(() =>
	import("../features/contract/closing/rescue-sheet.tsx").then((file) => file.RescueSheet),
);

/** The sheet of what raises a low margin level, over any page. A change of the page or of the customer closes it. */
export const RescuePlace = (): ReactNode => {
	const isShown = useRescue();
	const { signedIn } = useSession();
	const { pathname } = useLocation();
	useEffect(() => (pathname && signedIn ? endRescue : undefined), [pathname, signedIn]);
	return isShown && signedIn ? <RescueSheet onClose={endRescue} /> : null;
};
