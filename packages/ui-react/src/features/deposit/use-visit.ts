import { useEffect } from "react";
import { useApp } from "../../state/app.ts";

interface VisitedForm {
	readonly send: (event: { readonly type: "acknowledge" | "refresh" }) => void;
}

/** On arrival and after a reconnect what is shown to pay to is read again; a result that was shown before is cleared. */
export const useVisit = (actor: VisitedForm): void => {
	const app = useApp();
	useEffect(() => {
		const refresh = () => actor.send({ type: "refresh" });
		actor.send({ type: "acknowledge" });
		refresh();
		const reconnections = app.realtime.on("reconnected", refresh);
		return () => reconnections.unsubscribe();
	}, [app, actor]);
};
