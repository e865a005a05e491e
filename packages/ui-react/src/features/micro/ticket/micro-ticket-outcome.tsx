import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../shell/faces.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import { Verdict } from "../../../shell/verdict.tsx";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";

/** What became of the last order, unless it was accepted: refused, in doubt, or certainly not carried out. */
export const MicroTicketOutcome = ({ ticket }: { readonly ticket: MicroTicketActor }): ReactNode => {
	const { say } = useWords();
	const refusal = useSelected(ticket, ({ context }) => context.refusal);
	const isUnknown = useSelected(ticket, (snapshot) => snapshot.matches("outcome unknown"));
	const isLooking = useSelected(ticket, (snapshot) => snapshot.hasTag("busy"));
	const isNotDone = useSelected(ticket, (snapshot) => snapshot.matches("not carried out"));
	const dismiss = () => ticket.send({ type: "dismiss" });
	if (isUnknown)
		return (
			<Verdict
				kind="doubt"
				title={say("micro.unknown.title")}
				text={say("micro.unknown.text")}
				progress={isLooking ? say("micro.unknown.reconciling") : undefined}
			>
				{isLooking ? null : (
					<>
						<button
							type="button"
							className="quiet-button"
							onClick={() => ticket.send({ type: "check again" })}
						>
							{say("micro.unknown.checkAgain")}
						</button>
						<Link className="quiet-button" to="/order?source=micro&type=1" onClick={dismiss}>
							{say("micro.unknown.seeOrders")}
						</Link>
					</>
				)}
			</Verdict>
		);
	if (isNotDone)
		return (
			<Verdict
				kind="refused"
				title={say("micro.notCarriedOut.title")}
				text={say("micro.notCarriedOut.text")}
				onDismiss={dismiss}
			/>
		);
	if (!refusal) return null;
	return (
		<Verdict
			kind="refused"
			title={say("micro.ticket.refused")}
			text={reasonOf(refusal, say)}
			onDismiss={dismiss}
		/>
	);
};
