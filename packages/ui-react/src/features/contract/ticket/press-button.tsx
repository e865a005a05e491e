import type { Direction } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "../../../ui/layout/bottom-bar.module.css";
import type { TicketActor } from "./ticket-actor.ts";

export const PressButton = (props: {
	readonly ticket: TicketActor;
	readonly side: Direction;
	readonly isBarred: boolean;
	readonly describedBy: string;
}): ReactNode => {
	const { ticket, side } = props;
	const { t } = useWords();
	const isReady = useSelector(
		ticket,
		(snapshot) => snapshot.matches("editing") && !snapshot.context.isJustAnswered,
	);
	const isSending = useSelector(
		ticket,
		(snapshot) => snapshot.matches("sending") && snapshot.context.sent?.order.direction === side,
	);
	return (
		<button
			type="button"
			className={classes.press}
			data-side={side}
			disabled={props.isBarred || !isReady}
			aria-busy={isSending}
			aria-describedby={props.describedBy}
			onClick={() => ticket.send({ type: "press", direction: side })}
		>
			{isSending ? <span className={classes.wheel} aria-hidden="true" /> : null}
			{isSending ? t("contract.ticket.sending") : t(`contract.${side}`)}
		</button>
	);
};
