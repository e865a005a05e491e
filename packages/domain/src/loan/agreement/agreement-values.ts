import { Result } from "effect";
import type { Money, Rate } from "../../money/decimal.ts";
import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import { type LanguageCode, tagOf } from "../../site/language.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import { longDay } from "../../time/long-day.ts";
import { ratePercentRule } from "../figures/rate-percent.rule.ts";
import type { Borrower } from "../record/loan-record.ts";

/** The placeholders of an agreement: `{amount}` in the template stands for the key `amount`. */
export const agreementKeys = [
	"lastName",
	"firstName",
	"country",
	"mobile",
	"uid",
	"site",
	"amount",
	"currency",
	"loanPeriod",
	"freePeriod",
	"interestDays",
	"dailyRate",
	"penaltyRate",
	"date",
] as const;
export type AgreementKey = (typeof agreementKeys)[number];

/** The values for an agreement. An unknown one is `undefined`; a template that needs it cannot be rendered. */
export interface AgreedLoan {
	readonly borrower: Borrower | undefined;
	readonly site: string;
	readonly currency: string;
	readonly amount: Money;
	readonly loanPeriodDays: number | undefined;
	readonly freePeriodDays: number | undefined;
	readonly dailyRate: Rate | undefined;
	readonly penaltyRate: Rate | undefined;
	readonly date: CalendarDay | undefined;
}

/** The placeholder values as written in `language` (docs/assumptions.md, A-730): whole days, rates in percent, nothing rounded. */
export const agreementValues = (
	{ borrower, freePeriodDays, loanPeriodDays, ...loan }: AgreedLoan,
	language: LanguageCode,
): Readonly<Record<AgreementKey, string | undefined>> => ({
	lastName: borrower?.lastName,
	firstName: borrower?.firstName,
	country: borrower?.country,
	mobile: borrower?.mobile,
	uid: borrower?.uid,
	site: loan.site,
	amount: writeTypedDecimal(loan.amount, language),
	currency: loan.currency,
	loanPeriod: loanPeriodDays === undefined ? undefined : String(loanPeriodDays),
	freePeriod: freePeriodDays === undefined ? undefined : String(freePeriodDays),
	interestDays:
		freePeriodDays === undefined || loanPeriodDays === undefined
			? undefined
			: String(Math.max(loanPeriodDays - freePeriodDays, 0)),
	dailyRate: percentText(loan.dailyRate, language),
	penaltyRate: percentText(loan.penaltyRate, language),
	date: loan.date && longDay(loan.date, tagOf(language)),
});

const percentText = (rate: Rate | undefined, language: LanguageCode): string | undefined =>
	rate &&
	Result.getOrUndefined(
		Result.map(ratePercentRule.compute({ rate }), ({ percent }) => writeTypedDecimal(percent, language)),
	);
