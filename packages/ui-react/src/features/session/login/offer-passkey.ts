import { SecurityCentre } from "@tradewind/domain/security";
import { Result } from "effect";
import { currentWords } from "../../../i18n/words.ts";
import { hasPasskeys } from "../../../parts/security/passkey-ceremony.ts";
import type { App } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { oncePer } from "../../../state/once-per.ts";
import { shownReading } from "../../../state/ports.ts";
import { showToast } from "../../../ui/toast/toasts.ts";

/**
 * Call it once: after each login with a password, it offers a passkey to a real customer without one, by a toast that opens the
 * security centre. It does nothing if the browser or the platform does not support passkeys.
 */
export const offerPasskeyAfterLogin = oncePer(
	({ session, request }: Pick<App, "session" | "request">): void => {
		session.on("signed in", async ({ by, signedIn }) => {
			if (by !== "login" || signedIn.customer.isDemo || !hasPasskeys()) return;
			const passkeys = SecurityCentre.use((port) => port.passkeys(1));
			const known = await runRequest({ request }, passkeys, shownReading);
			if (Result.isFailure(known) || known.success.total > 0) return;
			showToast("done", currentWords().t("session.passkeyOffer"), { to: "/mine/security?type=passkeys" });
		});
	},
);
