import type { LanguageCode } from "../../site/language.ts";
import type { LoanRecord } from "../record/loan-record.ts";
import { holdsSignature, writeAgreement } from "./agreement.ts";
import type { AgreementTexts } from "./agreement-text.ts";

export interface AgreementContext {
	readonly texts: AgreementTexts;
	readonly language: LanguageCode;
	/** The name of the site. */
	readonly site: string;
	readonly currency: string;
}

/**
 * The agreement of a loan that there is, to be read again (Spec 2 §2): the stored one where it holds a signature, else one
 * written anew with the figures of the loan and the day on which it was asked for. A loan doesn't tell its free days, so
 * that a text which needs them gives way to the stored one.
 */
export const agreementOfRecord = (
	record: LoanRecord,
	{ texts, language, site, currency }: AgreementContext,
): string => {
	const { agreement, amount, borrower, createdAt, dailyRate, loanPeriodDays, penaltyRate } = record;
	if (holdsSignature(agreement)) return agreement;
	return writeAgreement({
		texts,
		language,
		stored: agreement,
		loan: {
			borrower,
			site,
			currency,
			amount,
			loanPeriodDays,
			freePeriodDays: undefined,
			dailyRate,
			penaltyRate,
			date: createdAt.slice(0, "YYYY-MM-DD".length),
		},
	});
};
