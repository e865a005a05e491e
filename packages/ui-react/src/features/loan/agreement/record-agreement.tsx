import { agreementOfRecord, type LoanId } from "@tradewind/domain/loan";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { machines } from "../machines.ts";
import { AgreementPaper, PaperSkeleton, PrintButton } from "./agreement-paper.tsx";

/**
 * The agreement of an existing loan, read-only (Spec 2 §2): exactly as it was signed. A record has no free days, so that a text
 * without a signature is the stored one as well (docs/assumptions.md, A-82).
 */
export const RecordAgreement = ({ id }: { readonly id: LoanId }): ReactNode => {
	const { t, language } = useWords();
	const app = useApp();
	const { name, currency } = useSettings();
	const actor = useActorRef(machines(app).record, { input: { id } });
	const record = useSelector(actor, ({ context }) => context.record);
	const error = useSelector(actor, ({ context }) => context.error);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ reading: "failed" }));
	if (!record)
		return (
			<Page>
				{isFailed ? (
					<LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />
				) : (
					<PaperSkeleton />
				)}
			</Page>
		);
	const html = agreementOfRecord(record, { texts: {}, language: language.code, site: name, currency });
	if (html.trim() === "")
		return (
			<Page>
				<Empty text={t("loan.agreement.none")} />
			</Page>
		);
	return (
		<Page actions={<PrintButton />}>
			<AgreementPaper html={html} />
		</Page>
	);
};
