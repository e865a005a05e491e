import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import type { TicketActor } from "./ticket-actor.ts";

type ReceiptSheet = typeof import("../receipt/receipt-sheet.tsx").ReceiptSheet;

/** Preloaded when the page is idle, so that a tap does not wait for it. */
const ReceiptSheet = lazyWithWords<Parameters<ReceiptSheet>[0]>(() =>
	import("../receipt/receipt-sheet.tsx").then((file) => file.ReceiptSheet),
);

/** The receipt of the pressed order, while it is confirmed or sent. */
export const Receipt = (props: {
	readonly ticket: TicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const pressed = useSelector(props.ticket, (snapshot) =>
		snapshot.matches("confirming") || snapshot.matches("sending") ? snapshot.context.draft : undefined,
	);
	usePreload(ReceiptSheet);
	useCancelOnLeaving(props.ticket);
	if (!pressed) return null;
	return (
		<LazyBoundary onMissing={() => props.ticket.send({ type: "cancel" })}>
			<ReceiptSheet {...props} pressed={pressed} />
		</LazyBoundary>
	);
};

/** Leaving the screen closes the question, even while the code of the receipt is loading. */
const useCancelOnLeaving = (ticket: TicketActor): void =>
	useEffect(() => () => ticket.send({ type: "cancel" }), [ticket]);
