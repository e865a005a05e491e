import { loginPath } from "@tradewind/domain";
import { useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import type { App } from "../shell/app.ts";
import { notify } from "../shell/notices.ts";

/** Where the end of a session leads to (Spec 1 §4, §8): home after a logout, the login after an expiry, once. */
export const useSessionEvents = (session: App["session"], navigate: NavigateFunction): void => {
	const { say } = useWords();
	useEffect(() => {
		const subscription = session.on("signed out", ({ reason }) => {
			if (reason === "not restored") return;
			notify(reason === "logout" ? "done" : "refused", say(`shell.signedOut.${reason}`));
			const here = location.pathname + location.search;
			if (reason === "logout") navigate("/");
			else if (location.pathname !== "/login") navigate(loginPath(here), { replace: true });
		});
		return () => subscription.unsubscribe();
	}, [session, navigate, say]);
};
