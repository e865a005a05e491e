import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { commandNames, notDoneNames } from "./command-names.ts";
import type { OrderActor } from "./order-actors.ts";

/** The outcome of the last command to this order, unless it succeeded. */
export const OrderOutcome = ({ actor }: { readonly actor: OrderActor }): ReactNode => {
	const { t } = useWords();
	const command = useSelector(actor, (snapshot) => snapshot.context.command);
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.context.wasNotCarriedOut);
	return (
		<CommandOutcome
			actor={actor}
			about={command && t(commandNames[command])}
			isNotCarriedOut={isNotCarriedOut}
			notDone={command ? t(notDoneNames[command]) : ""}
			// Without a command the outcome is unknown and means that the order has left the list.
			unknown={command ? undefined : t("contract.order.unknown.gone")}
		/>
	);
};
