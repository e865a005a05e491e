import { agreementOfRecord, type LoanId, type LoanRecord } from "@tradewind/domain/loan";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { dayOfMoment } from "../../../i18n/site-times.ts";
import { currentLanguage, useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { machines } from "../machines.ts";
import classes from "./agreement-paper.module.css";
import { AgreementPaper, PageSkeleton, PaperSkeleton, PrintButton } from "./agreement-paper.tsx";
import { loadAgreementTexts } from "./agreement-texts.ts";
import { useAgreementTexts } from "./use-agreement-texts.ts";

/**
 * The agreement of an existing loan, read-only (Spec 2 §2): exactly as it was signed. Without a signature it is written from the
 * figures of the loan, or else the stored one (docs/assumptions.md, A-82).
 */
export const RecordAgreement = ({ id }: { readonly id: LoanId }): ReactNode => {
	const app = useApp();
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
					<div className={classes.alone}>
						<PaperSkeleton />
					</div>
				)}
			</Page>
		);
	return <AgreementOf record={record} />;
};

const textsInLanguage = () => loadAgreementTexts(currentLanguage().code);

const AgreementOf = ({ record }: { readonly record: LoanRecord }): ReactNode => {
	const { t, language } = useWords();
	const { name, currency, timeZone } = useSettings();
	const { is, texts } = useAgreementTexts(textsInLanguage);
	if (is === "loading") return <PageSkeleton />;
	const html = agreementOfRecord(record, {
		texts,
		language: language.code,
		site: name,
		currency,
		requestedOn: dayOfMoment(record.createdAt, timeZone),
	});
	if (html.trim() === "")
		return (
			<Page>
				<Empty text={t("loan.agreement.none")} />
			</Page>
		);
	return (
		<Page actions={<PrintButton />}>
			<div className={classes.alone}>
				<AgreementPaper html={html} />
			</div>
		</Page>
	);
};
