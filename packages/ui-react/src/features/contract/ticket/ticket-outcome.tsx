import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../shell/faces.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import { Verdict } from "../../../shell/verdict.tsx";
import type { TicketActor } from "./ticket-actor.ts";

/** What became of the last press, unless it was accepted: refused, in doubt, or certainly not carried out. */
export const TicketOutcome = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { say } = useWords();
	const refusal = useSelected(ticket, (snapshot) => snapshot.context.refusal);
	const isUnknown = useSelected(ticket, (snapshot) => snapshot.matches("outcome unknown"));
	const isLooking = useSelected(ticket, (snapshot) => snapshot.hasTag("busy"));
	const isNotDone = useSelected(ticket, (snapshot) => snapshot.matches("not carried out"));
	const dismiss = () => ticket.send({ type: "dismiss" });
	if (isUnknown)
		return (
			<Verdict
				kind="doubt"
				title={say("contract.unknown.title")}
				text={say("contract.unknown.order")}
				progress={isLooking ? say("contract.unknown.reconciling") : undefined}
			>
				{isLooking ? null : (
					<>
						<button
							type="button"
							className="quiet-button"
							onClick={() => ticket.send({ type: "check again" })}
						>
							{say("contract.unknown.checkAgain")}
						</button>
						<Link className="quiet-button" to="/order?type=1" onClick={dismiss}>
							{say("contract.unknown.seeOrders")}
						</Link>
					</>
				)}
			</Verdict>
		);
	if (isNotDone)
		return (
			<Verdict
				kind="refused"
				title={say("contract.ticket.notCarriedOut.title")}
				text={say("contract.ticket.notCarriedOut")}
				onDismiss={dismiss}
			/>
		);
	if (!refusal) return null;
	return (
		<Verdict
			kind="refused"
			title={say("contract.ticket.refused")}
			text={reasonOf(refusal, say)}
			onDismiss={dismiss}
		/>
	);
};
