import { type ReactNode, useEffect, useRef } from "react";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import { StopField } from "./stop-field.tsx";
import classes from "./ticket-stops.module.css";

/** The stops of the new order, once they are opened. */
export const TicketStops = (props: {
	readonly ticket: TicketActor;
	/** The button that had the focus has opened them, and is gone. */
	readonly takesFocus: boolean;
}): ReactNode => {
	const { ticket, takesFocus } = props;
	const fields = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) fields.current?.querySelector("button")?.focus();
	}, [takesFocus]);
	return (
		<div ref={fields} className={classes.stops}>
			<StopField ticket={ticket} field="stopLoss" />
			<StopField ticket={ticket} field="takeProfit" />
		</div>
	);
};
