import type { LanguageCode } from "../../site/language.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import type { LoanRecord } from "../record/loan-record.ts";
import { holdsSignature, writeAgreement } from "./agreement.ts";
import type { AgreementTexts } from "./agreement-text.ts";

export interface AgreementContext {
	readonly texts: AgreementTexts;
	readonly language: LanguageCode;
	/** Name of the site. */
	readonly site: string;
	readonly currency: string;
	/** The day of the request in the zone of the site; `undefined` if the platform reports no valid time. */
	readonly requestedOn: CalendarDay | undefined;
}

/**
 * The agreement of an existing loan, for reading (Spec 2 §2): the stored one if it contains a signature, else one
 * rendered from the loan's figures and its request date. A text that needs the free days falls back to the stored
 * agreement if the platform does not tell them.
 */
export const agreementOfRecord = (
	record: LoanRecord,
	{ texts, language, site, currency, requestedOn }: AgreementContext,
): string => {
	const { agreement, amount, borrower, dailyRate, loanPeriodDays, penaltyRate } = record;
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
			freePeriodDays: record.freePeriodDays,
			dailyRate,
			penaltyRate,
			date: requestedOn,
		},
	});
};
