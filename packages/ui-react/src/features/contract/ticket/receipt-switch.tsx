import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Switch } from "../../../ui/control/switch.tsx";
import type { TicketActor } from "./ticket-actor.ts";

/**
 * Whether buy and sell show the receipt first. Only the confirmation is skipped, no check (docs/assumptions.md,
 *
 */
export const ReceiptSwitch = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const isShown = useSelector(ticket, ({ context }) => context.showsReceipt);
	return (
		<Switch
			label={t("shared.asksBefore")}
			isOn={isShown}
			onChange={(isOn) => ticket.send({ type: "receipt", isShown: isOn })}
		/>
	);
};
