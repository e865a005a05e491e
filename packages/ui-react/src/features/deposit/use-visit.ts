import { useEffect } from "react";

interface VisitedForm {
	readonly send: (event: { readonly type: "acknowledge" | "refresh" }) => void;
}

/** On arrival the payment details are read again, and an earlier result is cleared. */
export const useVisit = (actor: VisitedForm): void => {
	useEffect(() => {
		actor.send({ type: "acknowledge" });
		actor.send({ type: "refresh" });
	}, [actor]);
};
