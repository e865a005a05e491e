import { loginPath } from "@tradewind/domain/access";
import { useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { showToast } from "../ui/toast/toasts.ts";

/**
 * Navigates when a session ends (Spec 1 §4, §8): home with a toast after a logout, to the login after an expiry, which the login
 * page explains.
 */
export const useSessionRedirects = (session: App["session"], navigate: NavigateFunction): void => {
	const { t } = useWords();
	useEffect(() => {
		const subscription = session.on("signed out", ({ reason }) => {
			const here = location.pathname + location.search;
			if (reason === "logout") {
				navigate("/");
				showToast("done", t("shared.signedOut.logout"));
			}
			if (reason === "expired" && location.pathname !== "/login")
				navigate(loginPath(here), { replace: true });
		});
		return () => subscription.unsubscribe();
	}, [session, navigate, t]);
};
