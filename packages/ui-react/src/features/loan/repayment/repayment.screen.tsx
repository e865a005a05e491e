import { canRepay, isAwaited, loanId, readRepayment, summariseRepayment } from "@tradewind/domain/loan";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { useNewDay } from "../../../i18n/on-new-day.ts";
import { useWords } from "../../../i18n/words.ts";
import { useShownIssues } from "../../../issues/use-shown-issues.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useAddressId } from "../../../router/address-id.ts";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { runRequest } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";
import { NeverHidden } from "../../../state/use-hidden-amounts.ts";
import { useSession } from "../../../state/use-session.ts";
import { AddressBox } from "../../../ui/copy/address-box.tsx";
import { EndedDetails, useEndedDetails } from "../../../ui/copy/ended-details.tsx";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { PictureField } from "../../../ui/form/picture-field.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { LoanFigures } from "../figures/loan-figures.tsx";
import { useToday } from "../use-today.ts";
import { AccountChoice } from "./account-choice.tsx";
import { nothingToRepayTexts } from "./nothing-to-repay-texts.ts";
import classes from "./repayment.module.css";
import { type RepaymentParts, repaymentOf } from "./repayment-actor.ts";

/** Spec 2 §2, §4: the repayment of the loan in the address. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { t } = useWords();
	const { signedIn } = useSession();
	const id = useAddressId();
	if (id === undefined) return <Explained text={t("loan.none")} />;
	if (!signedIn) return <Loading />;
	return (
		<WithReceipt key={id} name={`repayment ${id}`} signedIn={signedIn}>
			<Repayment {...repaymentOf(app, signedIn)(loanId(id))} />
		</WithReceipt>
	);
};

const Repayment = ({ actor, slot }: RepaymentParts): ReactNode => {
	const app = useApp();
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const isNothing = useSelector(actor, (snapshot) => snapshot.matches("nothing to repay"));
	const hasNoAccount = useSelector(actor, (snapshot) => snapshot.matches("no repayment account"));
	const isUploading = useSelector(slot, (snapshot) => snapshot.hasTag("busy"));
	const today = useToday();
	useNewDay(() => actor.send({ type: "refresh" }));
	// The figures grow by the day, and the proof may have been checked.
	useEffect(() => actor.send({ type: "refresh" }), [actor]);
	const { record, accounts } = facts;
	const { account, toRepay: owed, canCopyAddress, canChat, issues } = summariseRepayment(form, facts);
	const { issue, issueField, errorOf } = useShownIssues(issues, {
		own: ({ is }) => `loan.repayment.issue.${is}`,
	});
	const awaits = record !== undefined && isAwaited(record);
	useDecision(() => {
		if (awaits) actor.send({ type: "refresh" });
	}, awaits);
	const ended = useEndedDetails({
		shown: record && canRepay(record) ? account?.address : undefined,
		isValid: async () => {
			if (!record || !canRepay(record)) return undefined;
			const now = await runRequest(app, readRepayment(record.id), shownReading);
			if (Result.isFailure(now)) return undefined;
			return (
				canRepay(now.success.record) && now.success.accounts.some((one) => one.address === account?.address)
			);
		},
		refresh: () => actor.send({ type: "refresh" }),
	});
	if (isFailed)
		return (
			<Page>
				<LoadError error={facts.error} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	if (isNothing && record)
		return (
			<Explained text={t(nothingToRepayTexts[record.status])}>
				<EndedDetails of={ended} chat={facts.offersChat ? t("loan.chat") : undefined} />
			</Explained>
		);
	if (hasNoAccount)
		return (
			<Explained text={t("loan.repayment.no account")}>
				<EndedDetails of={ended} />
				{facts.offersChat ? (
					<Link className="quiet-button" to="/mine/chat">
						{t("loan.chat")}
					</Link>
				) : null}
			</Explained>
		);
	if (!record) return <Loading />;
	return (
		<FormScreen
			actor={actor}
			about={t("loan.name", { number: record.id })}
			notDone={t("loan.notDone.repayment")}
			submit={t("loan.repayment.submit")}
			issue={issue ?? (isUploading ? t("shared.issue.uploading") : undefined)}
			issueField={issueField}
		>
			{record.reason ? (
				<p className={classes.reason} role="status">
					{t("loan.reason.proof")} {record.reason}
				</p>
			) : null}
			<section className={classes.card} aria-label={t("loan.name", { number: record.id })}>
				<NeverHidden value>
					<LoanFigures record={record} today={today} />
				</NeverHidden>
			</section>
			<EndedDetails of={ended} chat={canChat ? t("loan.chat") : undefined} />
			<p className={classes.note}>{t("loan.repayment.how")}</p>
			<NeverHidden value>
				<AccountChoice
					accounts={accounts}
					chosen={account}
					toRepay={owed}
					error={errorOf("account")}
					onChoose={(accountId) => actor.send({ type: "change", change: { is: "account", accountId } })}
				/>
			</NeverHidden>
			<p className={classes.note}>{t("loan.repayment.rate")}</p>
			{account ? (
				<AddressBox
					address={account.address}
					currency={account.currencyCode}
					network={account.protocolCode || account.currencyCode}
					canCopy={canCopyAddress}
				/>
			) : null}
			{canChat ? (
				<p className={classes.note}>
					{t("loan.repayment.chat")} <Link to="/mine/chat">{t("loan.chat")}</Link>
				</p>
			) : null}
			<PictureField name="proof" label={t("loan.repayment.proof")} error={errorOf("proof")} slot={slot} />
		</FormScreen>
	);
};

/** Why there is nothing to repay here, and the way to the loans. */
const Explained = (props: { readonly text: string; readonly children?: ReactNode }): ReactNode => {
	const { t } = useWords();
	return (
		<Page>
			<Empty text={props.text}>
				<Link className="main-link" to="/loan/record">
					{t("loan.records")}
				</Link>
				{props.children}
			</Empty>
		</Page>
	);
};

const Loading = (): ReactNode => (
	<Page>
		<RowSkeletons />
	</Page>
);
