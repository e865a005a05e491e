import type { IdentityReview } from "@tradewind/domain/verification";
import { useCallback, useEffect } from "react";
import { keptPerSession } from "../../kept/keep.ts";
import { type App, useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { loadOnce } from "../../state/load-once.ts";
import { createStore } from "../../state/store.ts";
import { useSession } from "../../state/use-session.ts";
import { useStore } from "../../state/use-store.ts";

const loadReader = loadOnce(() => import("./read-review.ts"));

const reviewOf = keptPerSession((app: App) => {
	const { get, set, subscribe } = createStore<IdentityReview>("none");
	/** Without the code the review stays as it is; the next reading tries again. */
	const read = (): Promise<void> =>
		loadReader()
			.then(({ readReview }) => readReview(app))
			.then((review) => review && set(review))
			.catch(() => {});
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
