import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyComponent } from "../../../router/lazy.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { FigureFoot, FigureRow } from "../../../ui/control/figure-row.tsx";
import { ConfirmSwitch } from "./confirm-switch.tsx";
import { type MicroTicketActor, useMicroSummary } from "./micro-ticket-actor.ts";

const MicroTicketComputations = lazyComponent<{ readonly ticket: MicroTicketActor }>(() =>
	import("../calculations/micro-ticket-computations.tsx").then((file) => file.MicroTicketComputations),
);

/** Expected income, possible loss and free balance of the paying account while the customer types (Spec 1 §5, §6). */
export const TicketFigures = (props: {
	readonly ticket: MicroTicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const { ticket } = props;
	const { t } = useWords();
	const income = useMicroSummary(ticket, ({ terms }) => terms?.income);
	const loss = useMicroSummary(ticket, ({ terms }) => terms?.loss);
	const free = useMicroSummary(ticket, (summary) => summary.free);
	const account = useMicroSummary(ticket, (summary) => summary.account);
	const line = (label: string, value: Decimal | undefined, rest: { readonly sign?: "always" } = {}) => (
		<div>
			<dt>{label}</dt>
			<dd>
				<Money value={value} {...rest} />
			</dd>
		</div>
	);
	return (
		<>
			<FigureRow>
				{line(t("micro.ticket.income"), income, { sign: "always" })}
				{line(t("micro.ticket.loss"), loss)}
				{line(t(`micro.ticket.free.${account}`), free)}
			</FigureRow>
			<FigureFoot>
				<ShowAmounts />
				<HowComputedSheet>{() => <MicroTicketComputations ticket={ticket} />}</HowComputedSheet>
				<ConfirmSwitch ticket={ticket} />
			</FigureFoot>
		</>
	);
};
