import { returnPath } from "@tradewind/domain/session";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useApp } from "../../../state/app.ts";
import { dropDraft } from "./login-draft.ts";

/**
 * Returns to `from`, or home, after a login; the login is not in the history (Spec 1 §4). A real customer is
 * redirected at once; a demo customer may log in to a real account.
 */
export const useReturn = (): void => {
	const { session } = useApp();
	const navigate = useNavigate();
	const [search] = useSearchParams();
	const target = returnPath(search.get("from"));
	useEffect(() => {
		const leave = () => {
			dropDraft();
			navigate(target, { replace: true });
		};
		if (session.getSnapshot().matches("real customer")) return leave();
		const arrival = session.on("signed in", ({ by, signedIn }) => {
			if (by !== "restoring" || !signedIn.customer.isDemo) leave();
		});
		return () => arrival.unsubscribe();
	}, [session, navigate, target]);
};
