import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { loadOnce } from "../../../state/load-once.ts";
import { useSession } from "../../../state/use-session.ts";
import type { OutsideTotal } from "./read-outside-total.ts";

interface Read {
	readonly of: ReturnType<typeof useSession>["signedIn"];
	readonly found: OutsideTotal;
}

/** Of the last page that has read it: the next one begins with the same lines. */
let latest: Read | undefined;

const loadReader = loadOnce(() => import("./read-outside-total.ts"));

/**
 * Read when the screen is shown, on return and after a reconnect, once `isDue`; `undefined` until then. Demo customers have neither
 * funds nor loans.
 */
export const useOutsideTotal = (isDue: boolean): OutsideTotal | undefined => {
	const app = useApp();
	const { standing, signedIn } = useSession();
	const [read, setRead] = useState(latest);
	const isAsked = isDue && standing === "real";
	const readNow = useCallback(async () => {
		if (!isAsked) return;
		const { readOutsideTotal } = await loadReader();
		latest = { of: signedIn, found: await readOutsideTotal(app) };
		setRead(latest);
	}, [app, isAsked, signedIn]);
	/** Without the code the figures stay unknown; the next reading tries again. */
	const readIfPossible = () => void readNow().catch(() => {});
	useEffect(() => void readNow().catch(() => {}), [readNow]);
	useDecision(readIfPossible, false);
	return signedIn && read?.of === signedIn ? read.found : undefined;
};
