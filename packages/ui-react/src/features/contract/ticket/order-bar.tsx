import type { Direction } from "@tradewind/domain/contract";
import { decimal, money, rate, toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../i18n/words.ts";
import { TimeToOpen } from "../../../instruments/time-to-open.tsx";
import { ShortagePlace } from "../../../parts/account/paying/shortage-place.tsx";
import { lazyComponent, lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useLoginWhenNeeded } from "../../../router/use-login-redirect.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useStore } from "../../../state/use-store.ts";
import { BarButtons, BarReasons, BottomBar } from "../../../ui/layout/bottom-bar.tsx";
import { ReasonAge } from "../../../ui/layout/reason-age.tsx";
import { SlowAnswer } from "../../../ui/status/slow-answer.tsx";
import { issueText } from "../issue-text.ts";
import { Deal } from "./deal.tsx";
import { PressButton } from "./press-button.tsx";
import { quietReceipt } from "./quiet-receipt.ts";
import { type TicketActor, useSummary } from "./ticket-actor.ts";
import { TicketOutcome } from "./ticket-outcome.tsx";

/** Loaded when an order was sent without a confirmation. */
const PlacedNotice = lazyComponent<Parameters<typeof import("./placed-notice.tsx").PlacedNotice>[0]>(() =>
	import("./placed-notice.tsx").then((file) => file.PlacedNotice),
);

/** Loaded when the market is closed. */
const TellOpening = lazyWithWords(() =>
	import("../../../instruments/notices/tell-opening.tsx").then((file) => file.TellOpening),
);

/** The buy and sell buttons, in thumb reach, with the reason if they are disabled. */
export const OrderBar = (props: {
	readonly ticket: TicketActor;
	/** Above the buttons; for the keyboard after them. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { ticket } = props;
	const { t } = useWords();
	const id = useId();
	useLoginWhenNeeded(ticket, "/trade");
	const buy = useReason(ticket, "buy");
	const sell = useReason(ticket, "sell");
	const isVisitor = useSummary(ticket, (summary) => summary.isLoginNeeded);
	const isPending = useSelector(ticket, ({ context }) => context.form.kind === "pending");
	const isSending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
	const isOutcomeUnknown = useSelector(
		ticket,
		(snapshot) => snapshot.matches("outcome unknown") || snapshot.matches("not carried out"),
	);
	const quiet = quietReceipt(ticket);
	const placed = useStore(quiet.subscribe, quiet.get);
	const isShared = buy.text === sell.text;
	const hint = isVisitor && !buy.text ? t("contract.ticket.signIn") : undefined;
	return (
		<BottomBar>
			<p className="visually-hidden" role="status">
				{isSending ? t("shared.command.sending") : null}
			</p>
			<SlowAnswer isSending={isSending} />
			<TicketOutcome ticket={ticket} />
			{placed && !placed.isOpen ? (
				<LazyBoundary frame={null}>
					<PlacedNotice ticket={ticket} placed={placed} />
				</LazyBoundary>
			) : null}
			{isOutcomeUnknown ? null : (
				<>
					<BarReasons isShared={isShared}>
						<p id={`${id}-buy`}>
							{buy.text ?? hint ?? <Deal ticket={ticket} />}
							{buy.closed ? <TimeToOpen instrument={buy.closed} /> : null}
							{buy.since === undefined ? null : <ReasonAge since={buy.since} />}
						</p>
						{isShared ? null : <p id={`${id}-sell`}>{sell.text ?? <Deal ticket={ticket} />}</p>}
					</BarReasons>
					{buy.closed ? (
						<LazyBoundary frame={null}>
							<TellOpening instrument={buy.closed} isPending={isPending} />
						</LazyBoundary>
					) : null}
					<Missing ticket={ticket} />
					<BarButtons>
						<PressButton
							ticket={ticket}
							side="buy"
							hasIssue={buy.text !== undefined}
							describedBy={`${id}-buy`}
						/>
						<PressButton
							ticket={ticket}
							side="sell"
							hasIssue={sell.text !== undefined}
							describedBy={`${id}-${isShared ? "buy" : "sell"}`}
						/>
					</BarButtons>
				</>
			)}
			{props.children}
		</BottomBar>
	);
};

/** By how much of the order the margin may grow until the money is moved (docs/assumptions.md, A-510). */
const allowance = rate(decimal("0.01"));

/** What the contract account lacks for the order, and the way to cover it. */
const Missing = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const needed = useSummary(ticket, ({ sideIssues }) => {
		const short = sideIssues.buy.find((issue) => issue.is === "balance too small for the order");
		return short && toText(short.needed);
	});
	return (
		<ShortagePlace
			payment={
				needed === undefined ? undefined : { pays: "forex", needed: money(decimal(needed)), allowance }
			}
		/>
	);
};

/** The first reason why a side is disabled, and the time since when it applies, if known. */
const useReason = (ticket: TicketActor, side: Direction) => {
	const words = useWords();
	// A reason may name amounts.
	useHiddenAmounts();
	const text = useSummary(ticket, ({ sideIssues }, context) => {
		const [first] = sideIssues[side];
		return first && issueText(first, context.instrument, words);
	});
	const since = useSummary(ticket, ({ sideIssues }) => {
		const [first] = sideIssues[side];
		return first && "since" in first ? first.since : undefined;
	});
	const closed = useSummary(ticket, ({ sideIssues }, { instrument }) =>
		sideIssues[side][0]?.is === "market closed" ? instrument : undefined,
	);
	return { text, since, closed };
};
