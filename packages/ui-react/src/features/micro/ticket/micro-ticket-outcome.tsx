import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { CommandOutcome } from "../../../ui/form/command-outcome.tsx";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";

/** What became of the last order, unless it was accepted. */
export const MicroTicketOutcome = ({ ticket }: { readonly ticket: MicroTicketActor }): ReactNode => {
	const { say } = useWords();
	const symbol = useSelected(ticket, ({ context }) => context.sent?.symbol ?? context.facts.refusedSymbol);
	const isNotCarriedOut = useSelected(ticket, (snapshot) => snapshot.matches("not carried out"));
	return (
		<CommandOutcome
			actor={ticket}
			about={symbol}
			isNotCarriedOut={isNotCarriedOut}
			unknown={{
				title: say("micro.unknown.title"),
				text: say("micro.unknown.text"),
				reconciling: say("micro.unknown.reconciling"),
				checkAgain: say("micro.unknown.checkAgain"),
			}}
			notCarriedOut={{
				title: say("micro.notCarriedOut.title"),
				text: say("micro.notCarriedOut.text"),
			}}
			refused={say("micro.ticket.refused")}
		>
			<Link
				className="quiet-button"
				to="/order?source=micro&type=1"
				onClick={() => ticket.send({ type: "dismiss" })}
			>
				{say("micro.unknown.seeOrders")}
			</Link>
		</CommandOutcome>
	);
};
