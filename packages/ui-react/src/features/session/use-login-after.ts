import type { AccountName } from "@tradewind/domain/session";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useApp } from "../../state/app.ts";
import { type Observed, subscribeTo } from "../../state/subscribe.ts";
import { loginWith } from "./login/login-with.ts";

/** What led to the login, which says so. */
export type LoginAfter = "registration" | "new password";

interface Accepted
	extends Observed<{
		readonly matches: (state: "accepted") => boolean;
		readonly context: {
			readonly sent: { readonly account: AccountName } | undefined;
		};
	}> {
	readonly send: (event: { readonly type: "acknowledge" }) => void;
}

/** Once the command was accepted, leads to the login with its account (Spec 1 §4). */
export const useLoginAfter = (actor: Accepted, after: LoginAfter): void => {
	const app = useApp();
	const navigate = useNavigate();
	const [search] = useSearchParams();
	const from = search.get("from");
	useEffect(
		() =>
			subscribeTo(
				actor,
				(snapshot) => (snapshot.matches("accepted") ? snapshot.context : undefined),
				(accepted) => {
					if (!accepted?.sent) return;
					loginWith(app, accepted.sent.account);
					actor.send({ type: "acknowledge" });
					navigate(from === null ? "/login" : `/login?from=${encodeURIComponent(from)}`, {
						state: { after },
					});
				},
			),
		[app, actor, navigate, from, after],
	);
};
