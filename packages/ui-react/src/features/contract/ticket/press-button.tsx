import type { Direction } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { BarButton } from "../../../ui/layout/bottom-bar.tsx";
import { DealName } from "./deal.tsx";
import type { TicketActor } from "./ticket-actor.ts";

export const PressButton = (props: {
	readonly ticket: TicketActor;
	readonly side: Direction;
	readonly hasIssue: boolean;
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
		<BarButton
			side={side}
			isDisabled={props.hasIssue || !isReady}
			isBusy={isSending}
			describedBy={props.describedBy}
			onPress={() => ticket.send({ type: "press", direction: side })}
		>
			{isSending ? t("shared.command.sending") : <DealName ticket={ticket} side={side} />}
		</BarButton>
	);
};
