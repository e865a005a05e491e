import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { Empty, LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { AmountField } from "./amount-field.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { ExpiryChips } from "./expiry-chips.tsx";
import classes from "./micro-ticket.module.css";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";
import { TicketFigures } from "./ticket-figures.tsx";

interface MicroTicketProps {
	readonly ticket: MicroTicketActor;
	readonly settings: ShownSettings;
}

/** The form of a micro order; `MicroOrderBar` has its up and down buttons. */
export const MicroTicket = ({ ticket, settings }: MicroTicketProps): ReactNode => {
	const { t } = useWords();
	const isFailed = useSelector(ticket, (snapshot) => snapshot.matches("failed"));
	const error = useSelector(ticket, ({ context }) => context.facts.error);
	const offer = useSelector(ticket, ({ context }) => context.facts.settings);
	const isFillingIn = useSelector(
		ticket,
		(snapshot) => snapshot.matches("filling in") || snapshot.matches("confirming"),
	);
	if (isFailed) return <LoadError error={error} onRetry={() => ticket.send({ type: "retry" })} />;
	if (!offer) return <MicroTicketSkeleton />;
	if (offer.options.length === 0)
		return (
			<Empty text={t("micro.ticket.noOptions")}>
				<button type="button" className="quiet-button" onClick={() => ticket.send({ type: "reload" })}>
					{t("shared.retry")}
				</button>
			</Empty>
		);
	return (
		<section className={classes.ticket} aria-label={t("micro.ticket.title")}>
			<fieldset role="none" className={classes.fields} disabled={!isFillingIn}>
				<ExpiryChips ticket={ticket} options={offer.options} />
				<AmountField ticket={ticket} amounts={offer.amounts} />
			</fieldset>
			<TicketFigures ticket={ticket} settings={settings} />
			<ConfirmSheet ticket={ticket} settings={settings} />
		</section>
	);
};

/** Reserves the space of the form until the platform's offer is known. */
const MicroTicketSkeleton = (): ReactNode => (
	<div className={classes.ticket} aria-busy="true">
		<Skeleton width={80} height={18} />
		<Skeleton height={44} />
		<Skeleton height={44} />
		<Skeleton height={44} />
		<Skeleton height={40} />
	</div>
);
