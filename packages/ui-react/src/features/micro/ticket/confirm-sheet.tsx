import { confirmationIssues, type MicroOrderDraft, type MicroTicketContext } from "@tradewind/domain/micro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useQuote } from "../../../instruments/use-quote.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { lazyComponent } from "../../../router/lazy.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { ConfirmButtons } from "../../../ui/control/confirm-buttons.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { microIssueText } from "../issue-text.ts";
import { Direction } from "../orders/direction.tsx";
import classes from "./confirm-sheet.module.css";
import { ConfirmSwitch } from "./confirm-switch.tsx";
import { durationOf } from "./duration.ts";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";

const MicroTicketComputations = lazyComponent<{
	readonly ticket: MicroTicketActor;
	readonly pressed: MicroOrderDraft;
}>(() =>
	import("../calculations/micro-ticket-computations.tsx").then((file) => file.MicroTicketComputations),
);

interface ConfirmSheetProps {
	readonly ticket: MicroTicketActor;
	readonly settings: ShownSettings;
}

/**
 * Asks for a confirmation of the pressed order, with the figures that are sent. It stays open until the answer
 * arrives, so that the second tap of a double tap hits nothing else.
 */
export const ConfirmSheet = ({ ticket, settings }: ConfirmSheetProps): ReactNode => {
	const pressed = useSelector(ticket, (snapshot) => {
		if (snapshot.matches("confirming")) return snapshot.context.facts.draft;
		return snapshot.matches("sending") ? snapshot.context.sent : undefined;
	});
	return pressed ? <Asking ticket={ticket} settings={settings} pressed={pressed} /> : null;
};

const Asking = (props: ConfirmSheetProps & { readonly pressed: MicroOrderDraft }): ReactNode => {
	const { ticket, pressed } = props;
	const words = useWords();
	const { t } = words;
	const instrument = useSelector(ticket, ({ context }) => context.facts.instrument);
	const quote = useQuote(instrument.code);
	const isSending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
	const isAsking = useSelector(ticket, (snapshot) => snapshot.matches({ confirming: "asking" }));
	const disabledReason = useSelector(ticket, ({ context }) =>
		isSending ? undefined : disabledReasonOf(context, pressed, words),
	);
	const { order, terms, symbol } = pressed;
	return (
		<Sheet
			asks
			open
			onClose={() => ticket.send({ type: "cancel" })}
			title={t("micro.confirm.title")}
			footer={
				<ConfirmButtons
					direction={order.direction}
					disabledReason={disabledReason}
					isAsking={isAsking}
					isSending={isSending}
					back={t("micro.confirm.back")}
					confirm={t(isSending ? "shared.command.sending" : `micro.confirm.${order.direction}`)}
					onBack={() => ticket.send({ type: "cancel" })}
					onConfirm={() => ticket.send({ type: "confirm" })}
				/>
			}
		>
			<DemoMark />
			<p className={classes.what}>
				<bdi>{symbol}</bdi>{" "}
				<span data-direction={order.direction}>
					<Direction of={order.direction} />
				</span>
			</p>
			<dl className={classes.facts}>
				<div>
					<dt>{t("micro.ticket.amount")}</dt>
					<dd>
						<Money value={order.amount} />
					</dd>
				</div>
				<div>
					<dt>{t("micro.ticket.expiry")}</dt>
					<dd>{durationOf(order.seconds, t)}</dd>
				</div>
				<div>
					<dt>{t("micro.ticket.income")}</dt>
					<dd>
						<Money value={terms.income} sign="always" />{" "}
						<span className={classes.percent}>
							{t("micro.ticket.return", {
								percent: percentText(terms.percent, words.language.tag),
							})}
						</span>
					</dd>
				</div>
				<div>
					<dt>{t("micro.ticket.loss")}</dt>
					<dd>
						<Money value={terms.loss} />
					</dd>
				</div>
				<div>
					<dt>{t("micro.confirm.price")}</dt>
					<dd>
						<Figure value={quote?.price} digits={instrument.pricePrecision} />
					</dd>
				</div>
			</dl>
			<HowComputedPart>{() => <MicroTicketComputations ticket={ticket} pressed={pressed} />}</HowComputedPart>
			<p className={classes.note}>{[t("micro.confirm.note"), t("micro.evidence.tie")].join(" ")}</p>
			<ConfirmSwitch ticket={ticket} />
		</Sheet>
	);
};

const disabledReasonOf = (
	{ form, facts }: MicroTicketContext,
	pressed: MicroOrderDraft,
	words: ReturnType<typeof useWords>,
): string | undefined => {
	const [first] = confirmationIssues(pressed, form, facts);
	return first && microIssueText(first, words, false);
};
