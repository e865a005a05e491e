import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useApp } from "./app.ts";
import { awaitsSession } from "./awaits-session.ts";

/** `unknown`: there is a saved session, and nobody has confirmed it yet. */
export type Standing = "visitor" | "unknown" | "demo" | "real";

/** Who looks at the page. */
export const useSession = (): { readonly standing: Standing; readonly signedIn: SignedIn | undefined } => {
	const { session } = useApp();
	const signedIn = useSelector(session, (snapshot) => snapshot.context.signedIn);
	const isAwaited = useSelector(session, awaitsSession);
	if (signedIn) return { standing: signedIn.customer.isDemo ? "demo" : "real", signedIn };
	return { standing: isAwaited ? "unknown" : "visitor", signedIn };
};
