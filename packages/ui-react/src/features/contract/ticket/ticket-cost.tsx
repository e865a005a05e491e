import type { Decimal, SiteSettings } from "@tradewind/domain";
import { type ReactNode, startTransition, useState } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { ComputedSheet } from "./computed-sheet.tsx";
import type { TicketActor } from "./ticket-actor.ts";
import { useSummary } from "./ticket-actor.ts";
import classes from "./ticket-cost.module.css";

/** What the order costs and what there is, while the customer types; a tap shows how it was computed. */
export const TicketCost = (props: {
	readonly ticket: TicketActor;
	readonly settings: SiteSettings;
}): ReactNode => {
	const { ticket, settings } = props;
	const { say } = useWords();
	const [isOpen, setOpen] = useState(false);
	const margin = useSummary(ticket, (summary) => summary.margin);
	const fee = useSummary(ticket, (summary) => summary.fee);
	const free = useSummary(ticket, (_, context) => context.free);
	return (
		<div className={classes.cost}>
			<dl className={classes.figures}>
				<Line label={say("contract.ticket.margin")} value={margin} settings={settings} />
				<Line label={say("contract.ticket.fee")} value={fee} settings={settings} />
				<Line label={say("contract.ticket.free")} value={free} settings={settings} />
			</dl>
			<button
				type="button"
				className={classes.how}
				aria-haspopup="dialog"
				onClick={() => startTransition(() => setOpen(true))}
			>
				{say("contract.ticket.how")}
			</button>
			<ComputedSheet ticket={ticket} open={isOpen} onClose={() => startTransition(() => setOpen(false))} />
		</div>
	);
};

const Line = (props: {
	readonly label: string;
	readonly value: Decimal | undefined;
	readonly settings: SiteSettings;
}): ReactNode => (
	<div>
		<dt>{props.label}</dt>
		<dd>
			<Figure value={props.value} digits={2} currency={props.settings.currencySymbol} />
		</dd>
	</div>
);
