import { type PendingDeposit, summariseBankDeposit } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { onReconnect } from "../../../state/on-reconnect.ts";
import { ResultCard } from "../../../ui/control/result-card.tsx";
import { LoadError } from "../../../ui/status/status.tsx";
import { Blocked } from "../blocked.tsx";
import type { Access } from "../deposit-access.ts";
import { type BankDepositActor, bankDepositOf } from "../deposit-actors.ts";
import { DepositPage, type DepositTabs, FieldSkeletons, recordsAddress } from "../deposit-page.tsx";
import { Note, NoteLink } from "../deposit-parts.tsx";
import { useBankNote } from "./bank-note.tsx";
import { MatchedDeposit } from "./matched-deposit.tsx";
import { NewDeposit } from "./new-deposit.tsx";
import { UnmatchedDeposit } from "./unmatched-deposit.tsx";

interface BankDepositProps {
	readonly signedIn: SignedIn;
	readonly access: Access;
	readonly tabs: DepositTabs;
}

/** A deposit to a bank that the platform matches, at its stage (Spec 2 §4, bank deposit with edit mode). */
export const BankDeposit = ({ signedIn, access, tabs }: BankDepositProps): ReactNode => {
	const { language } = useWords();
	const app = useApp();
	const { actor, slot } = bankDepositOf(app, signedIn);
	const { gate, flags } = access;
	const { contactForDeposits, mayCancelDeposits: mayCancel } = flags;
	useEffect(
		() =>
			actor.send({ type: "facts", facts: { gate, language: language.code, contactForDeposits, mayCancel } }),
		[actor, gate, language.code, contactForDeposits, mayCancel],
	);
	usePolling(actor);
	const note = useBankNote();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	// The stages before the proof are polled by the machine.
	useDecision(() => {
		if (facts.pending?.proof !== undefined) actor.send({ type: "refresh" });
	}, facts.pending?.proof !== undefined);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const isFirstReading = useSelector(
		actor,
		(snapshot) => snapshot.matches("reading") && snapshot.context.facts.lastRecordId === undefined,
	);
	if (isFailed)
		return (
			<DepositPage tabs={tabs} tab="bank">
				<LoadError error={facts.error} onRetry={() => actor.send({ type: "retry" })} />
			</DepositPage>
		);
	if (isFirstReading || note.isAwaited)
		return (
			<DepositPage tabs={tabs} tab="bank">
				<FieldSkeletons />
			</DepositPage>
		);
	const { stage, option } = summariseBankDeposit(form, facts);
	const { pending, ended } = facts;
	const notice = ended ? (
		<Ended deposit={ended} actor={actor} />
	) : stage === "new" && pending ? (
		<Checked deposit={pending} />
	) : null;
	if (pending?.bank && stage === "waiting for proof")
		return (
			<MatchedDeposit
				actor={actor}
				slot={slot}
				tabs={tabs}
				deposit={pending}
				bank={pending.bank}
				option={option}
				notice={notice}
			/>
		);
	if (pending && stage === "waiting for match")
		return <UnmatchedDeposit actor={actor} tabs={tabs} deposit={pending} option={option} notice={notice} />;
	if (gate.is !== "open")
		return ended ? (
			<DepositPage tabs={tabs} tab="bank">
				{notice}
			</DepositPage>
		) : (
			<Blocked block={gate} />
		);
	return (
		<NewDeposit
			actor={actor}
			tabs={tabs}
			notice={notice}
			note={note.shown}
			contactForDeposits={contactForDeposits}
		/>
	);
};

/** The deposit is read again on arrival, after a reconnect and when the page becomes visible; polls stop while it is not (Spec 2 §4). */
const usePolling = (actor: BankDepositActor): void => {
	const app = useApp();
	useEffect(() => {
		const refresh = () => actor.send({ type: "refresh" });
		const follow = () => {
			if (document.visibilityState === "hidden") actor.send({ type: "leave" });
			else refresh();
		};
		follow();
		document.addEventListener("visibilitychange", follow);
		const endReconnects = onReconnect(app, follow);
		return () => {
			document.removeEventListener("visibilitychange", follow);
			endReconnects();
			actor.send({ type: "leave" });
		};
	}, [app, actor]);
};

/** The deposit that has ended unpaid since the page was opened: it says not to pay, and what to do after a payment (pitfall 30). */
const Ended = (props: { readonly deposit: PendingDeposit; readonly actor: BankDepositActor }): ReactNode => {
	const { t } = useWords();
	return (
		<ResultCard
			kind="refused"
			title={t("deposit.ended", { number: props.deposit.id })}
			text={t("shared.doNotPay")}
			onDismiss={() => props.actor.send({ type: "dismiss" })}
		>
			<Link className="quiet-button" to={recordsAddress("bank")}>
				{t("deposit.records")}
			</Link>
			<Link className="quiet-button" to="/mine/chat">
				{t("deposit.support")}
			</Link>
		</ResultCard>
	);
};

/** A deposit whose proof is being checked does not block the next one. */
const Checked = ({ deposit }: { readonly deposit: PendingDeposit }): ReactNode => {
	const { t } = useWords();
	return (
		<Note>
			{t("deposit.checked", { number: deposit.id })}{" "}
			<NoteLink to={recordsAddress("bank")}>{t("deposit.records")}</NoteLink>
		</Note>
	);
};
