import { SecurityCentre } from "@tradewind/domain/security";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { PasskeyButton } from "../../../parts/security/passkey-button.tsx";
import { hasPasskeys, startCeremony } from "../../../parts/security/passkey-ceremony.ts";
import { type App, useApp } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { oncePer } from "../../../state/once-per.ts";
import { shownReading } from "../../../state/ports.ts";

/** Whether the platform offers a login with passkeys. It is asked once. */
const offeredOf = oncePer(async (app: App): Promise<boolean> => {
	const options = SecurityCentre.use((port) => port.passkeyLoginOptions);
	return hasPasskeys() && Result.isSuccess(await runRequest(app, options, shownReading));
});

const ceremonyOf = oncePer((app: App) =>
	startCeremony(app, "forLogin", (response) =>
		app.session.send({ type: "login", credentials: { by: "passkey", response } }),
	),
);

/** The login with a passkey; hidden if the browser or the platform does not support it. */
export const PasskeyLogin = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const isBusy = useSelector(app.session, (snapshot) => snapshot.hasTag("busy"));
	const [isOffered, setOffered] = useState(false);
	useEffect(() => {
		let isShown = true;
		void offeredOf(app).then((is) => isShown && setOffered(is));
		return () => {
			isShown = false;
			ceremonyOf(app).send({ type: "dismiss" });
		};
	}, [app]);
	if (!isOffered) return null;
	return (
		<PasskeyButton ceremony={ceremonyOf(app)} isBusy={isBusy}>
			{t("session.passkeyLogin")}
		</PasskeyButton>
	);
};
