import { useEffect } from "react";

interface VisitedForm {
	readonly send: (event: { readonly type: "acknowledge" | "refresh" }) => void;
}

/** On arrival what is shown to pay to is read again; a result that was shown before is cleared. */
export const useVisit = (actor: VisitedForm): void => {
	useEffect(() => {
		actor.send({ type: "acknowledge" });
		actor.send({ type: "refresh" });
	}, [actor]);
};
