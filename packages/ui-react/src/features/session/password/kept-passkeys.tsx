import { SecurityCentre } from "@tradewind/domain/security";
import { Result } from "effect";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { runLaterRequest } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";

/**
 * A notice beside a new password: the customer's passkeys still give access to the account; it links to the page that removes
 * them.
 */
export const KeptPasskeys = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const [hasSome, setHasSome] = useState(false);
	useEffect(() => {
		let isShown = true;
		const passkeys = SecurityCentre.use((port) => port.passkeys(1));
		void runLaterRequest(app, passkeys, shownReading).then((known) => {
			if (isShown && Result.isSuccess(known)) setHasSome(known.success.total > 0);
		});
		return () => {
			isShown = false;
		};
	}, [app]);
	return hasSome ? (
		<Link className="quiet-button" to="/mine/security?type=passkeys">
			{t("session.login.passkeys")}
		</Link>
	) : null;
};
