import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { loadOnce } from "../../../state/load-once.ts";
import { useSession } from "../../../state/use-session.ts";
import type { OutsideTotal } from "./read-outside-total.ts";

const unknown: OutsideTotal = { funds: undefined, debt: undefined };

const loadReader = loadOnce(() => import("./read-outside-total.ts"));

/** Read when the screen is shown, on return and after a reconnect, once `isDue`. Demo customers have neither funds nor loans. */
export const useOutsideTotal = (isDue: boolean): OutsideTotal => {
	const app = useApp();
	const { standing, signedIn } = useSession();
	const [read, setRead] = useState<{ readonly of: typeof signedIn; readonly found: OutsideTotal }>();
	const isAsked = isDue && standing === "real";
	const readNow = useCallback(async () => {
		if (!isAsked) return;
		const { readOutsideTotal } = await loadReader();
		setRead({ of: signedIn, found: await readOutsideTotal(app) });
	}, [app, isAsked, signedIn]);
	/** Without the code the figures stay unknown; the next reading tries again. */
	const readIfPossible = () => void readNow().catch(() => {});
	useEffect(() => void readNow().catch(() => {}), [readNow]);
	useDecision(readIfPossible, false);
	return read && read.of === signedIn ? read.found : unknown;
};
