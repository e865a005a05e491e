import { useEffect } from "react";
import { reloadIfDue } from "../../router/reload-app.ts";
import { useDecision } from "../../state/follow-decision.ts";

interface Review {
	readonly getSnapshot: () => { readonly matches: (state: "loading" | "failed") => boolean };
	readonly send: (event: { readonly type: "refresh" | "retry" }) => void;
}

const readAgain = (actor: Review): void =>
	actor.send({ type: actor.getSnapshot().matches("failed") ? "retry" : "refresh" });

/** Reads the review again on arrival and while it waits for its end, which is not reported. */
export const useFreshReview = (actor: Review, isAwaited: boolean): void => {
	useDecision(() => readAgain(actor), isAwaited);
	useEffect(() => {
		const read = () => readAgain(actor);
		// On the first arrival the first request is already in flight.
		read();
		addEventListener("online", read);
		return () => {
			removeEventListener("online", read);
			// A sent form does not defer a reload any more.
			reloadIfDue();
		};
	}, [actor]);
};
