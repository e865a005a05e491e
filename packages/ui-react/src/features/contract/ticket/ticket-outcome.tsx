import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { CommandOutcome } from "../../../ui/form/command-outcome.tsx";
import type { TicketActor } from "./ticket-actor.ts";

/** What became of the last press, unless it was accepted. */
export const TicketOutcome = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { say } = useWords();
	const symbol = useSelected(
		ticket,
		({ context }) => context.sent?.instrument.symbol ?? context.refusedSymbol,
	);
	const isNotCarriedOut = useSelected(ticket, (snapshot) => snapshot.matches("not carried out"));
	return (
		<CommandOutcome
			actor={ticket}
			about={symbol}
			isNotCarriedOut={isNotCarriedOut}
			unknown={{
				title: say("contract.unknown.title"),
				text: say("contract.unknown.order"),
				reconciling: say("contract.unknown.reconciling"),
				checkAgain: say("contract.unknown.checkAgain"),
			}}
			notCarriedOut={{
				title: say("contract.ticket.notCarriedOut.title"),
				text: say("contract.ticket.notCarriedOut"),
			}}
			refused={say("contract.ticket.refused")}
		>
			<Link className="quiet-button" to="/order?type=1" onClick={() => ticket.send({ type: "dismiss" })}>
				{say("contract.unknown.seeOrders")}
			</Link>
		</CommandOutcome>
	);
};
