import { SecurityCentre } from "@tradewind/domain/security";
import type { SignedIn } from "@tradewind/domain/session";
import { Result } from "effect";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { useApp } from "../../state/app.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { MenuIcon } from "../../ui/control/menu-icon.tsx";
import { LinkRow } from "../../ui/rows/rows.tsx";

/** Whether the platform has a security centre; only 404 says that it has none. */
const offeredOf = keptPerSession(async (app): Promise<boolean> => {
	const sessions = SecurityCentre.use((port) => port.sessions(1));
	const answer = await runRequest(app, sessions, shownReading);
	const failure = Result.isFailure(answer) ? answer.failure : undefined;
	return !(failure?._tag === "Unreachable" && failure.status === 404);
});

export const SecurityRow = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const [isOffered, setOffered] = useState(true);
	useEffect(() => {
		let isShown = true;
		void offeredOf(app, signedIn).then((is) => isShown && setOffered(is));
		return () => {
			isShown = false;
		};
	}, [app, signedIn]);
	if (!isOffered) return null;
	return (
		<LinkRow to="/mine/security" icon={<MenuIcon icon="security" />} label={t("user-centre.security")} />
	);
};
