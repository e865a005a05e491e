import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
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
	const { t } = useWords();
	const command = useSelector(actor, (snapshot) => snapshot.context.command);
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.context.wasNotCarriedOut);
	return (
		<CommandOutcome
			actor={actor}
			isNotCarriedOut={isNotCarriedOut}
			unknown={{
				title: t("contract.unknown.title"),
				text: t(doubts[command ?? "none"]),
				reconciling: t("contract.unknown.reconciling"),
				checkAgain: t("contract.unknown.checkAgain"),
			}}
			notCarriedOut={{
				title: t("contract.ticket.notCarriedOut.title"),
				text: t("contract.order.notCarriedOut"),
			}}
			refused={t("contract.order.refused")}
		/>
	);
};
