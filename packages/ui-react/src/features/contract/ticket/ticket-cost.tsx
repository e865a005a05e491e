import type { Decimal } from "@tradewind/domain";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyRoom } from "../../../shell/lazy-page.ts";
import classes from "../../../shell/ticket-figures.module.css";
import type { ShownSettings } from "../../../shell/use-settings.ts";
import { ReceiptSwitch } from "./receipt-switch.tsx";
import type { TicketActor } from "./ticket-actor.ts";
import { useSummary } from "./ticket-actor.ts";

const TicketComputations = lazyRoom<{ readonly ticket: TicketActor }>(() =>
	import("../computed/ticket-computations.tsx").then((file) => file.TicketComputations),
);

/** What the order costs and what there is, while the customer types; a tap shows how it was computed. */
export const TicketCost = (props: {
	readonly ticket: TicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const { ticket, settings } = props;
	const { say } = useWords();
	const margin = useSummary(ticket, (summary) => summary.margin);
	const fee = useSummary(ticket, (summary) => summary.fee);
	const free = useSummary(ticket, (_, context) => context.free);
	return (
		<div className={classes.ruled}>
			<dl className={classes.figures}>
				<Line label={say("contract.ticket.margin")} value={margin} settings={settings} />
				<Line label={say("contract.ticket.fee")} value={fee} settings={settings} />
				<Line label={say("contract.ticket.free")} value={free} settings={settings} />
			</dl>
			<div className={classes.foot}>
				<HowComputedSheet>{() => <TicketComputations ticket={ticket} />}</HowComputedSheet>
				<ReceiptSwitch ticket={ticket} />
			</div>
		</div>
	);
};

const Line = (props: {
	readonly label: string;
	readonly value: Decimal | undefined;
	readonly settings: ShownSettings;
}): ReactNode => (
	<div>
		<dt>{props.label}</dt>
		<dd>
			<Figure value={props.value} digits={2} currency={props.settings.currencySymbol} />
		</dd>
	</div>
);
