import { useEffect } from "react";
import { reloadIfDue } from "../../router/reload-app.ts";
import { useApp } from "../../state/app.ts";

interface Review {
	readonly getSnapshot: () => { readonly matches: (state: "loading" | "failed") => boolean };
	readonly send: (event: { readonly type: "refresh" | "retry" }) => void;
}

/** Reads the review again on arrival and after a reconnect: its end is not reported. */
export const useFreshReview = (actor: Review): void => {
	const { realtime } = useApp();
	useEffect(() => {
		const read = () => actor.send({ type: actor.getSnapshot().matches("failed") ? "retry" : "refresh" });
		// On the first arrival the first request is already in flight.
		read();
		const reconnections = realtime.on("reconnected", read);
		addEventListener("online", read);
		return () => {
			reconnections.unsubscribe();
			removeEventListener("online", read);
			// A sent form holds no reload any more.
			reloadIfDue();
		};
	}, [actor, realtime]);
};
