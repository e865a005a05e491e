import { SecurityCentre } from "@tradewind/domain/security";
import { Result } from "effect";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";
import classes from "./kept-passkeys.module.css";

/** After a new password: asks a customer who has passkeys whether to keep them, because they still give access to the account. */
export const KeptPasskeys = (): ReactNode => {
	const app = useApp();
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		let isShown = true;
		const passkeys = SecurityCentre.use((port) => port.passkeys(1));
		void runRequest(app, passkeys, shownReading).then((known) => {
			if (isShown && Result.isSuccess(known)) setOpen(known.success.total > 0);
		});
		return () => {
			isShown = false;
		};
	}, [app]);
	return isOpen ? <PasskeyQuestion onKeep={() => setOpen(false)} /> : null;
};

export const PasskeyQuestion = ({ onKeep }: { readonly onKeep: () => void }): ReactNode => {
	const { t } = useWords();
	return (
		<section className={classes.question} aria-label={t("session.login.passkeys")}>
			<p role="status">{t("session.login.passkeys")}</p>
			<Link className="quiet-button" to="/mine/security?type=passkeys">
				{t("session.login.passkeys.remove")}
			</Link>
			<button type="button" className="quiet-button" onClick={onKeep}>
				{t("session.login.passkeys.keep")}
			</button>
		</section>
	);
};
