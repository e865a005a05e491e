import type { ApplicationStatus } from "@tradewind/domain/loan";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useApp } from "../../../state/app.ts";
import { useDecision } from "../../../state/follow-decision.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { LoadError } from "../../../ui/status/status.tsx";
import { applicationOf, type LoanApplicationParts } from "./application-actor.ts";
import { ApplicationForm } from "./application-form.tsx";
import { Waiting } from "./waiting.tsx";

/** Spec 2 §2, §4, §5: the application for the right to borrow, by its status. */
export const Screen = (): ReactNode => {
	const app = useApp();
	const { signedIn } = useSession();
	if (!signedIn) return <Loading />;
	return (
		<WithReceipt name="loan application" signedIn={signedIn}>
			<Application {...applicationOf(app, signedIn)} />
		</WithReceipt>
	);
};

const Application = (parts: LoanApplicationParts): ReactNode => {
	const { actor } = parts;
	const { status, error } = useSelector(actor, ({ context }) => context.facts);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const isLoading = useSelector(actor, (snapshot) => snapshot.matches("loading"));
	const isWaiting = useSelector(actor, (snapshot) => snapshot.matches("waiting for approval"));
	const isApproved = useSelector(actor, (snapshot) => snapshot.matches("approved"));
	// A decision may have been made since the last visit. A form that is being filled in is not changed.
	useEffect(() => {
		const snapshot = actor.getSnapshot();
		if (!snapshot.matches("form") && !snapshot.matches("rejected, may apply again"))
			actor.send({ type: "refresh" });
	}, [actor]);
	useDecision(() => {
		if (actor.getSnapshot().matches("waiting for approval")) actor.send({ type: "refresh" });
	}, isWaiting);
	if (isApproved) return <Navigate to="/loan/submit" replace />;
	if (isFailed)
		return (
			<Page>
				<LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	if (isWaiting || (isLoading && status === "waiting for approval"))
		return (
			<Page actions={<RefreshButton isBusy={isLoading} onPress={() => actor.send({ type: "refresh" })} />}>
				<Waiting />
			</Page>
		);
	return isLoading && !isFilledIn(status) ? <Loading /> : <ApplicationForm {...parts} />;
};

/** While the status is read again, the form stays. */
const isFilledIn = (status: ApplicationStatus | undefined): boolean =>
	status === "not applied" || status === "rejected";

const Loading = (): ReactNode => (
	<Page>
		<RowSkeletons />
	</Page>
);
