import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../shell/faces.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import { Verdict } from "../../../shell/verdict.tsx";
import type { OrderActor } from "./order-actors.ts";

const doubts = {
	close: "contract.unknown.close",
	cancel: "contract.unknown.cancel",
	"set stops": "contract.unknown.stops",
	/** Nothing was asked of it. */
	none: "contract.unknown.gone",
} as const;

/** What became of the last command to this order, unless it was done: refused, in doubt, or not carried out. */
export const OrderVerdict = ({ actor }: { readonly actor: OrderActor }): ReactNode => {
	const { say } = useWords();
	const refusal = useSelected(actor, (snapshot) => snapshot.context.refusal);
	const command = useSelected(actor, (snapshot) => snapshot.context.command);
	const isUnknown = useSelected(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isLooking = useSelected(actor, (snapshot) => snapshot.hasTag("busy"));
	const wasNotDone = useSelected(actor, (snapshot) => snapshot.context.wasNotCarriedOut);
	const dismiss = () => actor.send({ type: "dismiss" });
	if (isUnknown)
		return (
			<Verdict
				kind="doubt"
				title={say("contract.unknown.title")}
				text={say(doubts[command ?? "none"])}
				progress={isLooking ? say("contract.unknown.reconciling") : undefined}
			>
				{isLooking ? null : (
					<button type="button" className="quiet-button" onClick={() => actor.send({ type: "check again" })}>
						{say("contract.unknown.checkAgain")}
					</button>
				)}
			</Verdict>
		);
	if (wasNotDone)
		return (
			<Verdict
				kind="refused"
				title={say("contract.ticket.notCarriedOut.title")}
				text={say("contract.order.notCarriedOut")}
				onDismiss={dismiss}
			/>
		);
	if (!refusal) return null;
	return (
		<Verdict
			kind="refused"
			title={say("contract.order.refused")}
			text={reasonOf(refusal, say)}
			onDismiss={dismiss}
		/>
	);
};
