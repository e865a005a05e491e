import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { CommandOutcome } from "../../../ui/form/command-outcome.tsx";
import type { OrderActor } from "./order-actors.ts";

const doubts = {
	close: "contract.order.unknown.close",
	cancel: "contract.order.unknown.cancel",
	"set stops": "contract.order.unknown.stops",
	/** Nothing was asked of it. */
	none: "contract.order.unknown.gone",
} as const;

/** What became of the last command to this order, unless it was done. */
export const OrderVerdict = ({ actor }: { readonly actor: OrderActor }): ReactNode => {
	const { say } = useWords();
	const command = useSelected(actor, (snapshot) => snapshot.context.command);
	const isNotCarriedOut = useSelected(actor, (snapshot) => snapshot.context.wasNotCarriedOut);
	return (
		<CommandOutcome
			actor={actor}
			isNotCarriedOut={isNotCarriedOut}
			unknown={{
				title: say("contract.unknown.title"),
				text: say(doubts[command ?? "none"]),
				reconciling: say("contract.unknown.reconciling"),
				checkAgain: say("contract.unknown.checkAgain"),
			}}
			notCarriedOut={{
				title: say("contract.ticket.notCarriedOut.title"),
				text: say("contract.order.notCarriedOut"),
			}}
			refused={say("contract.order.refused")}
		/>
	);
};
