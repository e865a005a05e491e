import { type IdentityReview, readIdentity } from "@tradewind/domain/verification";
import { Result } from "effect";
import { useCallback, useEffect } from "react";
import { keptPerSession } from "../../kept/keep.ts";
import { type App, useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { createStore } from "../../state/store.ts";
import { useSession } from "../../state/use-session.ts";
import { useStore } from "../../state/use-store.ts";

const reviewOf = keptPerSession((app: App) => {
	const { get, set, subscribe } = createStore<IdentityReview>("none");
	const read = async (): Promise<void> => {
		const identity = await runRequest(app, readIdentity, shownReading);
		if (Result.isSuccess(identity)) set(identity.success.review);
	};
	return { get, subscribe, read };
});

const noReview = { get: (): IdentityReview => "none", subscribe: () => () => {} };

/** The outcome of the customer's last submission (Spec 2 §4), read on each arrival and return; "none" until it is known. */
export const useIdentityReview = (): IdentityReview => {
	const app = useApp();
	const { signedIn } = useSession();
	const review = signedIn && !signedIn.customer.isDemo ? reviewOf(app, signedIn) : undefined;
	const readNow = useCallback(() => void review?.read(), [review]);
	useEffect(readNow, [readNow]);
	useDecision(readNow, false);
	const { get, subscribe } = review ?? noReview;
	return useStore(subscribe, get);
};
