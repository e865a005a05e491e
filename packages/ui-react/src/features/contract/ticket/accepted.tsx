import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyRoom } from "../../../router/lazy.ts";
import { Later } from "../../../router/lazy-boundary.tsx";
import { useLoadedLater } from "../../../router/use-preload.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { notify } from "../../../ui/toast/toasts.ts";
import type { TicketActor } from "./ticket-actor.ts";

type AcceptedSheet = typeof import("../receipt/accepted-sheet.tsx").AcceptedSheet;

const AcceptedSheet = lazyRoom<Parameters<AcceptedSheet>[0]>(() =>
	import("../receipt/accepted-sheet.tsx").then((file) => file.AcceptedSheet),
);

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
