import { returnPath } from "@tradewind/domain";
import { type ReactNode, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../shell/app.ts";
import { Page } from "../../shell/page.tsx";
import { useSettings } from "../../shell/use-settings.ts";
import { DemoEntry } from "./demo-entry.tsx";
import { LoginForm } from "./login-form.tsx";
import classes from "./login-page.module.css";

/** Spec 1 §2, Login. Whoever got in goes back to where they were sent from, else home; the login is left out of history. */
export const LoginPage = (): ReactNode => {
	const { say } = useWords();
	const { session } = useApp();
	const settings = useSettings();
	const navigate = useNavigate();
	const [search] = useSearchParams();
	const from = search.get("from");
	useEffect(() => {
		const arrival = session.on("signed in", () => navigate(returnPath(from), { replace: true }));
		return () => arrival.unsubscribe();
	}, [session, navigate, from]);
	return (
		<Page title={say("session.login")} back>
			<div className={classes.page}>
				<LoginForm />
				{settings.hasDemoLogin ? <DemoEntry /> : null}
			</div>
		</Page>
	);
};
