import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { loadOnce } from "../../state/load-once.ts";
import { useSession } from "../../state/use-session.ts";
import type { Elsewhere } from "./read-elsewhere.ts";

const unknown: Elsewhere = { funds: undefined, debt: undefined };

const loadReader = loadOnce(() => import("./read-elsewhere.ts"));

/** Read when the screen is shown, on return and after a reconnect, once `isDue`. Demo customers have neither funds nor loans. */
export const useElsewhere = (isDue: boolean): Elsewhere => {
	const app = useApp();
	const { standing, signedIn } = useSession();
	const [read, setRead] = useState<{ readonly of: typeof signedIn; readonly found: Elsewhere }>();
	const isAsked = isDue && standing === "real";
	const readNow = useCallback(async () => {
		if (!isAsked) return;
		const { readElsewhere } = await loadReader();
		setRead({ of: signedIn, found: await readElsewhere(app) });
	}, [app, isAsked, signedIn]);
	/** Without the code the figures stay unknown; the next reading tries again. */
	const readIfPossible = () => void readNow().catch(() => {});
	useEffect(() => void readNow().catch(() => {}), [readNow]);
	useDecision(readIfPossible, false);
	return read && read.of === signedIn ? read.found : unknown;
};
