import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import { useStore } from "../../../state/use-store.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { quietReceipt } from "./quiet-receipt.ts";
import type { TicketActor } from "./ticket-actor.ts";

type AcceptedSheet = typeof import("../receipt/accepted-sheet.tsx").AcceptedSheet;

const AcceptedSheet = lazyWithWords<Parameters<AcceptedSheet>[0]>(() =>
	import("../receipt/accepted-sheet.tsx").then((file) => file.AcceptedSheet),
);

/** The outcome of an accepted order; a plain text while the sheet's code is loading or if it fails to load. */
export const Accepted = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const isAccepted = useSelector(ticket, (snapshot) => snapshot.matches("accepted"));
	const message = useSelector(ticket, (snapshot) => snapshot.context.accepted?.message);
	const showsReceipt = useSelector(ticket, (snapshot) => snapshot.context.showsReceipt);
	usePreload(AcceptedSheet);
	const quiet = quietReceipt(ticket);
	const placed = useStore(quiet.subscribe, quiet.get);
	if (!placed?.isOpen && !(isAccepted && showsReceipt)) return null;
	const title = t("contract.ticket.accepted.title");
	const acknowledge = () => {
		if (placed?.isOpen) quiet.set(undefined);
		else ticket.send({ type: "acknowledge" });
	};
	return (
		<LazyBoundary
			fallback={
				<Sheet open title={title} onClose={acknowledge}>
					{message}
				</Sheet>
			}
			onMissing={() => {
				acknowledge();
				showToast("done", message || title);
			}}
			isSaid
		>
			<AcceptedSheet ticket={ticket} placed={placed} onClose={acknowledge} />
		</LazyBoundary>
	);
};
