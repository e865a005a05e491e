import { loginPath } from "@tradewind/domain";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import type { NavigateFunction } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import type { App } from "../shell/app.ts";
import { notify } from "../shell/notices.ts";

/**
 * Where the end of a session leads to (Spec 1 §4, §8): home after a logout, with a notice; after an expiry the login,
 * once, which tells of it itself.
 */
export const useSessionEvents = (session: App["session"], navigate: NavigateFunction): void => {
	const { say } = useWords();
	useEffect(() => {
		let ended: string | undefined;
		const end = session.on("signed out", ({ reason }) => {
			ended = reason;
		});
		// The machine emits before it is in its next state. Once it is, place and session change in one paint: a guarded
		// page that saw its customer gone would lead to the login by itself.
		const change = session.subscribe(() => {
			const reason = ended;
			ended = undefined;
			const here = location.pathname + location.search;
			if (reason === "logout") {
				flushSync(() => navigate("/"));
				notify("done", say("shell.signedOut.logout"));
			}
			if (reason === "expired" && location.pathname !== "/login")
				flushSync(() => navigate(loginPath(here), { replace: true }));
		});
		return () => {
			end.unsubscribe();
			change.unsubscribe();
		};
	}, [session, navigate, say]);
};
