import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { Switch } from "../../../ui/form/switch.tsx";
import type { TicketActor } from "./ticket-actor.ts";

/** Whether a press shows its receipt first. It spares the confirmation and nothing else (docs/assumptions.md, A-138). */
export const ReceiptSwitch = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { say } = useWords();
	const isShown = useSelected(ticket, ({ context }) => context.showsReceipt);
	return (
		<Switch
			label={say("shell.asksBefore")}
			isOn={isShown}
			onChange={(isOn) => ticket.send({ type: "receipt", isShown: isOn })}
		/>
	);
};
