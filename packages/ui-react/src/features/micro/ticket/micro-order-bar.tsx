import type { MicroDirection } from "@tradewind/domain/micro";
import { decimal, money, readTypedDecimal, toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useId } from "react";
import { Money } from "../../../figures/money.tsx";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { TellOpening } from "../../../instruments/notices/tell-opening.tsx";
import { TimeToOpen } from "../../../instruments/time-to-open.tsx";
import { ShortagePlace } from "../../../parts/account/paying/shortage-place.tsx";
import { useLoginWhenNeeded } from "../../../router/use-login-redirect.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { BarButton, BarButtons, BarReasons, BottomBar } from "../../../ui/layout/bottom-bar.tsx";
import { ReasonAge } from "../../../ui/layout/reason-age.tsx";
import { SlowAnswer } from "../../../ui/status/slow-answer.tsx";
import { microIssueText } from "../issue-text.ts";
import { microTradePath } from "../micro-path.ts";
import { Direction } from "../orders/direction.tsx";
import classes from "./micro-order-bar.module.css";
import { type MicroTicketActor, useMicroSummary } from "./micro-ticket-actor.ts";
import { MicroTicketOutcome } from "./micro-ticket-outcome.tsx";
import { hasSeenAmount } from "./seen-amount.ts";

const directions = ["up", "down"] as const;

/** The up and down buttons, in thumb reach, with the income of each and the reason if they are disabled. */
export const MicroOrderBar = (props: {
	readonly ticket: MicroTicketActor;
	readonly settings: ShownSettings;
}): ReactNode => {
	const { ticket } = props;
	const words = useWords();
	// A reason may name amounts.
	useHiddenAmounts();
	const { t } = words;
	const id = useId();
	useLoginWhenNeeded(ticket, microTradePath);
	const hasOptions = useSelector(ticket, ({ context }) => context.facts.settings?.options.length !== 0);
	const reason = useMicroSummary(ticket, ({ issues: [first] }) => first && microIssueText(first, words));
	const since = useMicroSummary(ticket, ({ issues: [first] }) =>
		first && "since" in first ? first.since : undefined,
	);
	const closed = useMicroSummary(ticket, ({ issues: [first] }, { facts }) =>
		first?.is === "market closed" ? facts.instrument : undefined,
	);
	const isVisitor = useMicroSummary(ticket, (summary) => summary.isLoginNeeded);
	const isSending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
	const isOutcomeUnknown = useSelector(
		ticket,
		(snapshot) => snapshot.matches("outcome unknown") || snapshot.matches("not carried out"),
	);
	// Until the options are known, the form shows its loading or error state.
	const isOffered = useSelector(ticket, ({ context }) => context.facts.settings !== undefined);
	if (!hasOptions) return null;
	const hint = isVisitor ? t("micro.ticket.signIn") : undefined;
	return (
		<BottomBar>
			<p className="visually-hidden" role="status">
				{isSending ? t("shared.command.sending") : null}
			</p>
			<SlowAnswer isSending={isSending} />
			<MicroTicketOutcome ticket={ticket} />
			{isOutcomeUnknown ? null : (
				<>
					<BarReasons isShared>
						<p id={id}>
							{isOffered ? (reason ?? hint) : null}
							{isOffered && closed ? <TimeToOpen instrument={closed} /> : null}
							{!isOffered || since === undefined ? null : <ReasonAge since={since} />}
						</p>
					</BarReasons>
					{isOffered && closed ? <TellOpening instrument={closed} /> : null}
					<Missing ticket={ticket} />
					<BarButtons>
						{directions.map((direction) => (
							<Press
								key={direction}
								{...props}
								direction={direction}
								hasIssue={reason !== undefined}
								describedBy={id}
							/>
						))}
					</BarButtons>
				</>
			)}
		</BottomBar>
	);
};

/** What the paying account lacks for the typed amount, and the way to cover it. */
const Missing = ({ ticket }: { readonly ticket: MicroTicketActor }): ReactNode => {
	const pays = useMicroSummary(ticket, ({ account }) => account);
	const needed = useMicroSummary(ticket, ({ issues }, { form, facts }) => {
		if (!issues.some(({ is }) => is === "balance too small")) return undefined;
		const typed = Result.getOrUndefined(readTypedDecimal(form.amount, facts.language));
		return typed && toText(typed);
	});
	return (
		<ShortagePlace payment={needed === undefined ? undefined : { pays, needed: money(decimal(needed)) }} />
	);
};

const Press = (props: {
	readonly ticket: MicroTicketActor;
	readonly settings: ShownSettings;
	readonly direction: MicroDirection;
	readonly hasIssue: boolean;
	readonly describedBy: string;
}): ReactNode => {
	const { ticket, direction } = props;
	const { t, language } = useWords();
	const income = useMicroSummary(ticket, ({ terms }) => terms?.income);
	const percent = useMicroSummary(ticket, (summary) => summary.percent);
	const canPress = useSelector(
		ticket,
		(snapshot) => snapshot.matches("filling in") && !snapshot.context.facts.isJustAnswered,
	);
	const isSending = useSelector(
		ticket,
		(snapshot) => snapshot.matches("sending") && snapshot.context.sent?.order.direction === direction,
	);
	return (
		<BarButton
			side={direction}
			isDisabled={props.hasIssue || !canPress}
			isBusy={isSending}
			describedBy={props.describedBy}
			onPress={({ currentTarget }) => {
				if (hasSeenAmount(ticket, currentTarget)) ticket.send({ type: "press", direction });
			}}
		>
			{isSending ? (
				t("shared.command.sending")
			) : (
				<span className={classes.label}>
					<span>
						<Direction of={direction} />
					</span>{" "}
					<span className={classes.pays}>
						<Money value={income} sign="always" />{" "}
						<bdi>{t("micro.ticket.return", { percent: percentText(percent, language.tag) })}</bdi>
					</span>
				</span>
			)}
		</BarButton>
	);
};
