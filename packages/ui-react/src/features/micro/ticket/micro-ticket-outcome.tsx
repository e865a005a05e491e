import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";

/** The outcome of the last order, unless it was accepted. */
export const MicroTicketOutcome = ({ ticket }: { readonly ticket: MicroTicketActor }): ReactNode => {
	const { t } = useWords();
	const symbol = useSelector(ticket, ({ context }) => context.sent?.symbol ?? context.facts.refusedSymbol);
	const isNotCarriedOut = useSelector(ticket, (snapshot) => snapshot.matches("not carried out"));
	return (
		<CommandOutcome
			actor={ticket}
			about={symbol}
			isNotCarriedOut={isNotCarriedOut}
			notDone={[symbol, t("shared.command.notPlaced")].filter(Boolean).join(" · ")}
		>
			<Link
				className="quiet-button"
				to="/order?source=micro&type=1"
				onClick={() => ticket.send({ type: "dismiss" })}
			>
				{t("shared.command.seeOrders")}
			</Link>
		</CommandOutcome>
	);
};
