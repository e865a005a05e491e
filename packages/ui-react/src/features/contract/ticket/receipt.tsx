import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Later } from "../../../shell/later.tsx";
import { lazyRoom } from "../../../shell/lazy-page.ts";
import { notify } from "../../../shell/notices.ts";
import { Sheet } from "../../../shell/sheet.tsx";
import { useLoadedLater } from "../../../shell/use-loaded-later.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import type { ShownSettings } from "../../../shell/use-settings.ts";
import type { TicketActor } from "./ticket-actor.ts";

type ReceiptSheet = typeof import("../receipt/receipt-sheet.tsx").ReceiptSheet;
type AcceptedSheet = typeof import("../receipt/accepted-sheet.tsx").AcceptedSheet;

/** Its code comes when the page has nothing else to do: a press must not wait for it. */
const ReceiptSheet = lazyRoom<Parameters<ReceiptSheet>[0]>(() =>
	import("../receipt/receipt-sheet.tsx").then((file) => file.ReceiptSheet),
);

const AcceptedSheet = lazyRoom<Parameters<AcceptedSheet>[0]>(() =>
	import("../receipt/accepted-sheet.tsx").then((file) => file.AcceptedSheet),
);

/** The receipt of what was pressed, while it is asked about or on its way. */
export const Receipt = (props: {
	readonly ticket: TicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const pressed = useSelected(props.ticket, (snapshot) =>
		snapshot.matches("confirming") || snapshot.matches("sending") ? snapshot.context.pressed : undefined,
	);
	useLoadedLater(ReceiptSheet);
	if (!pressed) return null;
	return (
		<Later onMissing={() => props.ticket.send({ type: "cancel" })}>
			<ReceiptSheet {...props} pressed={pressed} />
		</Later>
	);
};

/** What became of an accepted order: also while the code of its sheet is on its way, and where it can't come. */
export const Accepted = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { say } = useWords();
	const isAccepted = useSelected(ticket, (snapshot) => snapshot.matches("accepted"));
	const message = useSelected(ticket, (snapshot) => snapshot.context.accepted?.message);
	useLoadedLater(AcceptedSheet);
	if (!isAccepted) return null;
	const title = say("contract.ticket.accepted.title");
	const acknowledge = () => ticket.send({ type: "acknowledge" });
	return (
		<Later
			fallback={
				<Sheet open title={title} onClose={acknowledge}>
					{message}
				</Sheet>
			}
			onMissing={() => {
				acknowledge();
				notify("done", message || title);
			}}
			isSaid
		>
			<AcceptedSheet ticket={ticket} />
		</Later>
	);
};
