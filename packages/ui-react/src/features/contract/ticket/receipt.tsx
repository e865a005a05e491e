import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import type { TicketActor } from "./ticket-actor.ts";

type ReceiptSheet = typeof import("../receipt/receipt-sheet.tsx").ReceiptSheet;

/** Its code comes when the page has nothing else to do: a press must not wait for it. */
const ReceiptSheet = lazyWithWords<Parameters<ReceiptSheet>[0]>(() =>
	import("../receipt/receipt-sheet.tsx").then((file) => file.ReceiptSheet),
);

/** The receipt of what was pressed, while it is asked about or on its way. */
export const Receipt = (props: {
	readonly ticket: TicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const pressed = useSelector(props.ticket, (snapshot) =>
		snapshot.matches("confirming") || snapshot.matches("sending") ? snapshot.context.draft : undefined,
	);
	usePreload(ReceiptSheet);
	if (!pressed) return null;
	return (
		<LazyBoundary onMissing={() => props.ticket.send({ type: "cancel" })}>
			<ReceiptSheet {...props} pressed={pressed} />
		</LazyBoundary>
	);
};
