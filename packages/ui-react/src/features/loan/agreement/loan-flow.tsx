import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import type { LoanRequestActor } from "../request/request-actor.ts";
import { PageSkeleton } from "./agreement-paper.tsx";

/** The states of a page of the flow before its loan is known: loading, failed, and no such loan. */
export const LoanFlow = (props: {
	readonly actor: LoanRequestActor;
	readonly children: ReactNode;
}): ReactNode => {
	const { actor } = props;
	const isLoading = useSelector(actor, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const hasNoLoan = useSelector(
		actor,
		(snapshot) =>
			snapshot.matches("choosing") || snapshot.matches("confirming") || snapshot.matches("no plans"),
	);
	const error = useSelector(actor, ({ context }) => context.facts.error);
	if (isLoading) return <PageSkeleton />;
	if (isFailed)
		return (
			<Page>
				<LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />
			</Page>
		);
	return hasNoLoan ? <NoLoan /> : props.children;
};

/** The page of an address without a loan that the site offers. */
export const NoLoan = (): ReactNode => {
	const { t } = useWords();
	return (
		<Page>
			<Empty text={t("loan.agreement.noLoan")}>
				<Link className="main-link" to="/loan/submit">
					{t("loan.agreement.toLoan")}
				</Link>
			</Empty>
		</Page>
	);
};
