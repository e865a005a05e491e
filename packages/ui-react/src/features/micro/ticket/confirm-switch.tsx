import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { save } from "../../../storage/saved.ts";
import { Switch } from "../../../ui/control/switch.tsx";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";

/** Whether an order is confirmed before it is sent (docs/assumptions.md, A-110); stored on this device. */
export const ConfirmSwitch = ({ ticket }: { readonly ticket: MicroTicketActor }): ReactNode => {
	const { t } = useWords();
	const asks = useSelector(ticket, ({ context }) => context.facts.asksToConfirm);
	return (
		<Switch
			label={t("shared.asksBefore")}
			isOn={asks}
			onChange={(asksToConfirm) => {
				ticket.send({ type: "facts", facts: { asksToConfirm } });
				save({ microReceiptOff: !asksToConfirm });
			}}
		/>
	);
};
