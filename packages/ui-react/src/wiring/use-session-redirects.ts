import { loginPath } from "@tradewind/domain/access";
import { useEffect, useEffectEvent } from "react";
import type { NavigateFunction } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { pathInApp } from "../storage/configuration.ts";
import { showToast } from "../ui/toast/toasts.ts";

/**
 * Navigates when a session ends (Spec 1 §4, §8): home with a toast after a logout, to the login after an expiry, which the login
 * page explains.
 */
export const useSessionRedirects = (session: App["session"], navigate: NavigateFunction): void => {
	const { t } = useWords();
	const goHome = useEffectEvent(() => {
		navigate("/");
		showToast("done", t("shared.signedOut.logout"));
	});
	const goToLogin = useEffectEvent(() => {
		const path = pathInApp();
		if (path !== "/login") navigate(loginPath(path + location.search), { replace: true });
	});
	useEffect(() => {
		// It may have ended before the first render.
		if (session.getSnapshot().matches("expired")) goToLogin();
		const subscription = session.on("signed out", ({ reason }) => {
			if (reason === "logout") goHome();
			if (reason === "expired") goToLogin();
		});
		return () => subscription.unsubscribe();
	}, [session]);
};
