import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { OrderActor } from "./order-actors.ts";

/** Milliseconds after which the sheet shows that the order is being closed. */
const shownAfterMs = 600;

/**
 * Closes the order once if `closes`, however often the tab of its sheet is hidden and shown again. Returns whether the sheet has
 * nothing to show yet: the answer is not late, and the close was neither refused nor left without an outcome.
 */
export const useCloseAtOnce = (actor: OrderActor, closes: boolean): boolean => {
	const isAsked = useRef(false);
	const [isLate, setLate] = useState(false);
	const isAnswered = useSelector(
		actor,
		(snapshot) =>
			snapshot.matches("outcome unknown") ||
			snapshot.context.wasNotCarriedOut ||
			snapshot.context.refusal !== undefined,
	);
	useEffect(() => {
		if (!closes) return;
		if (!isAsked.current) actor.send({ type: "close" });
		isAsked.current = true;
		const timer = setTimeout(() => setLate(true), shownAfterMs);
		return () => clearTimeout(timer);
	}, [actor, closes]);
	return closes && !isLate && !isAnswered;
};
