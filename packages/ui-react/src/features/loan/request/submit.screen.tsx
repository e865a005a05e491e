import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { applicationOf, type LoanApplicationParts } from "../application/application-actor.ts";
import { LoanForm } from "./loan-form.tsx";
import { RecordsLink } from "./records-link.tsx";
import { type LoanRequestActor, loanRequestOf } from "./request-actor.ts";

/** Spec 2 §2, §5: the choice of amount and period, for customers who may borrow. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	if (!signedIn) return <Loading />;
	return (
		<WithReceipt name="loan" signedIn={signedIn}>
			<Submit application={applicationOf(app, signedIn)} actor={loanRequestOf(app, signedIn).current()} />
		</WithReceipt>
	);
};

interface SubmitProps {
	readonly application: LoanApplicationParts;
	readonly actor: LoanRequestActor;
}

const Submit = ({ application, actor }: SubmitProps): ReactNode => {
	const { t } = useWords();
	const { status, error } = useSelector(application.actor, ({ context }) => context.facts);
	const hasNoStatus = useSelector(application.actor, (snapshot) => snapshot.matches("failed"));
	const offerError = useSelector(actor, ({ context }) => context.facts.error);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const hasNoPlans = useSelector(actor, (snapshot) => snapshot.matches("no plans"));
	const hasPlans = useSelector(actor, ({ context }) => context.facts.plans.length > 0);
	useEffect(() => {
		application.actor.send({ type: "refresh" });
		backToChoice(actor);
	}, [application, actor]);
	useDecision(() => {
		if (status !== "approved") application.actor.send({ type: "refresh" });
	}, status === "waiting for approval");
	if (hasNoStatus && status === undefined)
		return (
			<Page>
				<LoadError error={error} onRetry={() => application.actor.send({ type: "retry" })} />
			</Page>
		);
	if (status === undefined) return <Loading />;
	if (status !== "approved")
		return (
			<Page actions={<RecordsLink />}>
				<Empty text={t(status === "waiting for approval" ? "loan.waiting" : "loan.notApproved")}>
					<Link className="main-link" to="/loan">
						{t("loan.toApplication")}
					</Link>
				</Empty>
			</Page>
		);
	if (isFailed)
		return (
			<Page actions={<RecordsLink />}>
				<LoadError error={offerError} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	if (hasNoPlans)
		return (
			<Page actions={<RecordsLink />}>
				<Empty text={t("loan.noPlans")}>
					<button type="button" className="quiet-button" onClick={() => actor.send({ type: "retry" })}>
						{t("shared.retry")}
					</button>
				</Empty>
			</Page>
		);
	return hasPlans ? <LoanForm actor={actor} /> : <Loading />;
};

/** Leaves the agreement, the signature and the answer to a loan that was sent. */
const backToChoice = (actor: LoanRequestActor): void => {
	actor.send({ type: "acknowledge" });
	actor.send({ type: "back" });
	actor.send({ type: "back" });
};

const Loading = (): ReactNode => (
	<Page>
		<RowSkeletons />
	</Page>
);
