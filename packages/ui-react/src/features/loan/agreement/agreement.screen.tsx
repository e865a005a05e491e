import { agreementToRead, isAgreementRead, loanId } from "@tradewind/domain/loan";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { idIn } from "../../../router/address-id.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { ConsentPage } from "../../../ui/form/consent-page.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { type LoanRequestActor, loanRequestOf } from "../request/request-actor.ts";
import { storeAccepted } from "./accepted-agreement.ts";
import classes from "./agreement-paper.module.css";
import { AgreementPaper, PageSkeleton, PaperSkeleton, PrintButton } from "./agreement-paper.tsx";
import { agreementLanguageFor } from "./agreement-texts.ts";
import { ForeignAgreement } from "./foreign-agreement.tsx";
import { type AddressedLoan, enterLoan, loanOfQuery, queryOfLoan } from "./loan-address.ts";
import { LoanFlow, NoLoan } from "./loan-flow.tsx";
import { RecordAgreement } from "./record-agreement.tsx";
import { useAgreementTexts } from "./use-agreement-texts.ts";

/** The agreement of a loan, to sign (`?id&amount`) or as it was signed (`?loan_id`) (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const [query] = useSearchParams();
	const { signedIn } = useSession();
	if (!signedIn) return <PageSkeleton />;
	if (query.has("loan_id")) {
		const record = idIn(query, "loan_id");
		return record ? (
			<RecordAgreement key={record} id={loanId(record)} />
		) : (
			<Page>
				<Empty text={t("loan.agreement.none")} />
			</Page>
		);
	}
	const loan = loanOfQuery(query);
	if (!loan) return <NoLoan />;
	return <AgreementToSign key={queryOfLoan(loan)} loan={loan} signedIn={signedIn} />;
};

const AgreementToSign = (props: { readonly loan: AddressedLoan; readonly signedIn: SignedIn }): ReactNode => {
	const { loan, signedIn } = props;
	const app = useApp();
	const navigate = useNavigate();
	const [actor] = useState(() => enterLoan(app, signedIn, "agreement", loan));
	const isSigning = useSelector(actor, (snapshot) => snapshot.matches("signing"));
	const isLeaving = useRef(false);
	// The customer has left the signature.
	useEffect(() => {
		if (isSigning && !isLeaving.current) actor.send({ type: "back" });
	}, [actor, isSigning]);
	const isSent = useSelector(
		actor,
		(snapshot) => snapshot.matches("sending") || snapshot.matches("outcome unknown"),
	);
	const address = `/loan/sign${queryOfLoan(loan)}`;
	useEffect(() => {
		if (isSent) void navigate(address, { replace: true });
	}, [isSent, navigate, address]);
	const sign = () => {
		const accepted = actor.on("agreement accepted", ({ agreement }) => {
			isLeaving.current = true;
			storeAccepted(app, signedIn, agreement);
			// "Back" from a signed loan does not lead to its agreement.
			void navigate(address, { replace: true });
		});
		actor.send({ type: "go on to sign" });
		accepted.unsubscribe();
	};
	return (
		<LoanFlow actor={actor}>
			<Reading actor={actor} signedIn={signedIn} onSign={sign} />
		</LoanFlow>
	);
};

const Reading = (props: {
	readonly actor: LoanRequestActor;
	readonly signedIn: SignedIn;
	readonly onSign: () => void;
}): ReactNode => {
	const { actor, onSign } = props;
	const { t, language } = useWords();
	const texts = useAgreementTexts(loanRequestOf(useApp(), props.signedIn).loadTexts);
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const html = texts.is === "loading" ? undefined : agreementToRead(form, facts);
	const isRead = html !== undefined && isAgreementRead(form, facts);
	const notShown = t(texts.is === "failed" ? "loan.agreement.textsFailed" : "shared.loading");
	const paper = html === undefined ? <PaperSkeleton /> : <AgreementPaper html={html} />;
	return (
		<ConsentPage
			name="read"
			label={t("loan.agreement.read")}
			isOn={isRead}
			onTick={(isTicked) => actor.send({ type: "tick", isTicked })}
			missing={t("loan.agreement.readFirst")}
			wait={html === undefined ? notShown : undefined}
			submit={t("loan.agreement.sign")}
			onSubmit={onSign}
			className={classes.fields}
			actions={<PrintButton />}
		>
			{texts.is === "failed" ? (
				<div className={classes.note} role="status">
					<p>{notShown}</p>
					<button type="button" className="quiet-button" onClick={texts.retry}>
						{t("shared.retry")}
					</button>
				</div>
			) : null}
			{agreementLanguageFor(language.code) === language.code ? (
				paper
			) : (
				<ForeignAgreement
					english={(agreementTexts) => agreementToRead(form, { ...facts, language: "en", agreementTexts })}
				>
					{paper}
				</ForeignAgreement>
			)}
		</ConsentPage>
	);
};
