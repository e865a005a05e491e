import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import type { TicketActor } from "./ticket-actor.ts";

const TicketStops = lazyWithWords<{ readonly ticket: TicketActor; readonly takesFocus: boolean }>(() =>
	import("../stops/ticket-stops.tsx").then((file) => file.TicketStops),
);

/** The stops of the new order: one row until they are used (docs/assumptions.md, A-640). */
export const FoldedStops = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const [isOpened, open] = useState(false);
	const isUsed = useSelector(ticket, ({ context: { form } }) => form.stopLossOn || form.takeProfitOn);
	usePreload(TicketStops);
	useEffect(() => ticket.on("accepted", () => open(false)).unsubscribe, [ticket]);
	if (isOpened || isUsed)
		return (
			<LazyBoundary fallback={<Skeleton height={96} />} {...(!isUsed && { onMissing: () => open(false) })}>
				<TicketStops ticket={ticket} takesFocus={isOpened} />
			</LazyBoundary>
		);
	return (
		<button
			type="button"
			className="fold-button"
			aria-expanded={false}
			onPointerDown={() => TicketStops.load()}
			onClick={() => startTransition(() => open(true))}
		>
			<span>
				{t("contract.ticket.stopLoss")} / {t("contract.ticket.takeProfit")}
			</span>{" "}
			<span>
				{t("contract.ticket.stops.none")} · <strong>{t("contract.ticket.stops.add")}</strong>
			</span>
		</button>
	);
};
