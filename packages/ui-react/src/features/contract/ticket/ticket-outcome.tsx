import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { CommandOutcome } from "../../../ui/form/command-outcome.tsx";
import type { TicketActor } from "./ticket-actor.ts";

/** What became of the last press, unless it was accepted. */
export const TicketOutcome = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const symbol = useSelector(
		ticket,
		({ context }) => context.sent?.instrument.symbol ?? context.refusedSymbol,
	);
	const isNotCarriedOut = useSelector(ticket, (snapshot) => snapshot.matches("not carried out"));
	return (
		<CommandOutcome
			actor={ticket}
			about={symbol}
			isNotCarriedOut={isNotCarriedOut}
			unknown={{
				title: t("contract.unknown.title"),
				text: t("contract.unknown.order"),
				reconciling: t("contract.unknown.reconciling"),
				checkAgain: t("contract.unknown.checkAgain"),
			}}
			notCarriedOut={{
				title: t("contract.ticket.notCarriedOut.title"),
				text: t("contract.ticket.notCarriedOut"),
			}}
			refused={t("contract.ticket.refused")}
		>
			<Link className="quiet-button" to="/order?type=1" onClick={() => ticket.send({ type: "dismiss" })}>
				{t("contract.unknown.seeOrders")}
			</Link>
		</CommandOutcome>
	);
};
