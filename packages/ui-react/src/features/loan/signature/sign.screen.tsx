import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useApp } from "../../../state/app.ts";
import { NeverHidden } from "../../../state/use-hidden-amounts.ts";
import { useSession } from "../../../state/use-session.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { FigureRow } from "../../../ui/control/figure-row.tsx";
import { FormPage } from "../../../ui/form/form-page.tsx";
import { SubmitBar } from "../../../ui/form/submit-bar.tsx";
import { PageSkeleton } from "../agreement/agreement-paper.tsx";
import {
	type AddressedLoan,
	enterLoan,
	loanOfQuery,
	orderOf,
	queryOfLoan,
} from "../agreement/loan-address.ts";
import { LoanFlow, NoLoan } from "../agreement/loan-flow.tsx";
import { useAgreementTexts } from "../agreement/use-agreement-texts.ts";
import { type LoanRequestActor, loanRequestOf } from "../request/request-actor.ts";
import classes from "./sign.module.css";
import { type SignatureActor, signatureOf } from "./signature-actor.ts";
import { SignatureInput } from "./signature-input.tsx";

/** The signature of a loan, which sends it (Spec 2 §2, §4). */
export const Screen = (): ReactNode => {
	const [query] = useSearchParams();
	const { signedIn } = useSession();
	if (!signedIn) return <PageSkeleton />;
	const loan = loanOfQuery(query);
	if (!loan) return <NoLoan />;
	return (
		<WithReceipt name="loan" signedIn={signedIn}>
			<Sign key={queryOfLoan(loan)} loan={loan} signedIn={signedIn} />
		</WithReceipt>
	);
};

const Sign = (props: { readonly loan: AddressedLoan; readonly signedIn: SignedIn }): ReactNode => {
	const { loan, signedIn } = props;
	const app = useApp();
	const texts = useAgreementTexts(loanRequestOf(app, signedIn).loadTexts);
	if (texts.is === "loading") return <PageSkeleton />;
	return <WithTexts loan={loan} signedIn={signedIn} />;
};

/** The texts are loaded before the flow is entered: the stored agreement is compared with the present one. */
const WithTexts = (props: { readonly loan: AddressedLoan; readonly signedIn: SignedIn }): ReactNode => {
	const { loan, signedIn } = props;
	const app = useApp();
	const navigate = useNavigate();
	const signature = signatureOf(app, signedIn);
	const [actor] = useState(() => enterLoan(app, signedIn, "sign", loan));
	const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading the agreement"));
	const agreement = `/loan/agreement${queryOfLoan(loan)}`;
	// The agreement is not read yet, or is another one now.
	useEffect(() => {
		if (!isReading) return;
		actor.send({ type: "go on to sign" });
		if (actor.getSnapshot().matches("reading the agreement")) void navigate(agreement, { replace: true });
	}, [actor, isReading, navigate, agreement]);
	useEffect(() => {
		const signed = signature.on("signed", ({ picture }) => actor.send({ type: "signed", picture }));
		return () => signed.unsubscribe();
	}, [actor, signature]);
	if (isReading) return <PageSkeleton />;
	return (
		<LoanFlow actor={actor}>
			<Signing actor={actor} signature={signature} />
		</LoanFlow>
	);
};

const Signing = (props: {
	readonly actor: LoanRequestActor;
	readonly signature: SignatureActor;
}): ReactNode => {
	const { actor, signature } = props;
	const { t } = useWords();
	const order = useSelector(actor, () => orderOf(actor), sameOrder);
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const isRendering = useSelector(signature, (snapshot) => snapshot.hasTag("busy"));
	return (
		<FormPage onSubmit={() => signature.send({ type: "sign" })}>
			<div className={classes.fields}>
				<p className={classes.text}>{t("loan.sign.text")}</p>
				<SignatureInput actor={signature} isLocked={isSending || isUnknown} />
				<FigureRow>
					<div>
						<dt>{t("loan.sign.amount")}</dt>
						<dd>
							<NeverHidden value>
								<Money value={order?.amount} />
							</NeverHidden>
						</dd>
					</div>
					<div>
						<dt>{t("loan.sign.period")}</dt>
						<dd>{order ? t("loan.sign.days", { count: order.plan.loanPeriodDays }) : null}</dd>
					</div>
				</FigureRow>
			</div>
			<SubmitBar
				label={isSending ? t("shared.command.sending") : t("loan.sign.submit")}
				isBusy={isSending || isRendering}
				isDisabled={isUnknown || isNotCarriedOut}
			>
				<CommandOutcome
					actor={actor}
					about={t("loan.agreement.title")}
					notDone={t("loan.notDone")}
					isNotCarriedOut={isNotCarriedOut}
				/>
			</SubmitBar>
		</FormPage>
	);
};

type Order = ReturnType<typeof orderOf>;
const sameOrder = (left: Order, right: Order): boolean =>
	left?.amount === right?.amount && left?.plan === right?.plan;
