import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyComponent } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import { Accepted } from "./accepted.tsx";
import { FoldedStops } from "./folded-stops.tsx";
import { KindSwitch } from "./kind-switch.tsx";
import { MultiplePicker } from "./multiple-picker.tsx";
import classes from "./order-ticket.module.css";
import { QuantityChips } from "./quantity-chips.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { Receipt } from "./receipt.tsx";
import type { TicketActor } from "./ticket-actor.ts";
import { TicketCost } from "./ticket-cost.tsx";

const TargetPriceField = lazyComponent<{ readonly ticket: TicketActor }>(() =>
	import("./target-price-field.tsx").then((file) => file.TargetPriceField),
);

/** The form of a contract order; `OrderBar` has its buy and sell buttons. */
export const OrderTicket = (props: {
	readonly ticket: TicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const { t } = useWords();
	const { ticket } = props;
	const isEditing = useSelector(
		ticket,
		(snapshot) => snapshot.matches("editing") || snapshot.matches("confirming"),
	);
	usePreload(TargetPriceField);
	const kind = useSelector(ticket, (snapshot) => snapshot.context.form.kind);
	return (
		<section className={classes.ticket} aria-label={t("contract.ticket.title")}>
			<fieldset role="none" className={classes.fields} disabled={!isEditing}>
				<div className={classes.head}>
					<KindSwitch ticket={ticket} />
					<MultiplePicker ticket={ticket} />
				</div>
				{kind === "pending" ? (
					<LazyBoundary fallback={<Skeleton height={44} />}>
						<TargetPriceField ticket={ticket} />
					</LazyBoundary>
				) : null}
				<div>
					<QuantityField ticket={ticket} />
					<QuantityChips ticket={ticket} />
				</div>
				<FoldedStops ticket={ticket} />
			</fieldset>
			<TicketCost ticket={ticket} settings={props.settings} />
			<Receipt ticket={ticket} settings={props.settings} />
			<Accepted ticket={ticket} />
		</section>
	);
};
