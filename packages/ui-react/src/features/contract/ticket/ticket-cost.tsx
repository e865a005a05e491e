import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { FigureFoot, FigureRow } from "../../../ui/control/figure-row.tsx";
import { ReceiptSwitch } from "./receipt-switch.tsx";
import { summaryOf, type TicketActor } from "./ticket-actor.ts";

const TicketComputations = lazyWithWords<{ readonly ticket: TicketActor }>(() =>
	import("../calculations/ticket-computations.tsx").then((file) => file.TicketComputations),
);

interface TicketCostProps {
	readonly ticket: TicketActor;
	readonly settings: ShownSettings;
}

/** Margin, fee and free balance while the customer types, with their calculations. */
export const TicketCost = (props: TicketCostProps): ReactNode => {
	const { ticket } = props;
	const { t } = useWords();
	return (
		<div>
			<FigureRow>
				<Line {...props} label={t("contract.ticket.margin")} select={margin} />
				<Line {...props} label={t("contract.ticket.fee")} select={fee} />
				<Line {...props} label={t("contract.ticket.free")} select={free} />
			</FigureRow>
			<FigureFoot>
				<ShowAmounts />
				<HowComputedSheet>{() => <TicketComputations ticket={ticket} />}</HowComputedSheet>
				<ReceiptSwitch ticket={ticket} />
			</FigureFoot>
		</div>
	);
};

type Ticket = ReturnType<TicketActor["getSnapshot"]>;

const margin = ({ context }: Ticket) => summaryOf(context).margin;
const fee = ({ context }: Ticket) => summaryOf(context).fee;
const free = ({ context }: Ticket) => context.free;

const Line = (
	props: TicketCostProps & {
		readonly label: string;
		/** Has a stable identity across renders. */
		readonly select: (ticket: Ticket) => Decimal | undefined;
	},
): ReactNode => (
	<div>
		<dt>{props.label}</dt>
		<dd>
			<LiveMoney of={useFollowed(props.ticket, props.select)} />
		</dd>
	</div>
);
