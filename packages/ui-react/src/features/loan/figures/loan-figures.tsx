import { dueDateOf, isUnpaidOut, type LoanRecord, lentDaysOf } from "@tradewind/domain/loan";
import type { CalendarDay } from "@tradewind/domain/time";
import type { ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { HowPageFigures } from "../../../figures/how-page-figures.tsx";
import { LongTime } from "../../../figures/long-time.tsx";
import { Money } from "../../../figures/money.tsx";
import { dayText } from "../../../i18n/day-text.ts";
import { dayOfMoment } from "../../../i18n/site-times.ts";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { loanFacts } from "../../../parts/loan/record/loan-record.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { daysText, knownTerms } from "../known-terms.ts";
import type { RecordComputationsProps } from "../loan-computations.tsx";
import { Percent } from "../percent.tsx";

const RecordComputations = lazyWithWords<RecordComputationsProps>(() =>
	import("../loan-computations.tsx").then((file) => file.RecordComputations),
);

interface LoanFiguresProps {
	readonly record: LoanRecord;
	/** In the platform's calendar, to explain figures that grow by the day; `undefined` while unknown. */
	readonly today: CalendarDay | undefined;
	/** In a list, whose head names the zone of its times. */
	readonly isListed?: boolean;
}

/**
 * Every figure of a loan (Spec 2 §2), each with its computation. One that was not paid out costs nothing: its costs are `--`
 * (docs/assumptions.md, A-371).
 */
export const LoanFigures = ({ record, today, isListed = false }: LoanFiguresProps): ReactNode => {
	const { t, language } = useWords();
	const { timeZone } = useSettings();
	const { amount, interest, penalty, reviewedAt, repaymentTime, loanPeriodDays } = record;
	const isUnlent = isUnpaidOut(record);
	const reviewedOn = dayOfMoment(reviewedAt, timeZone);
	const dueDate = dueDateOf(record, reviewedOn);
	const daysLent = lentDaysOf(record, reviewedOn, today);
	const terms = knownTerms(record);
	const times = useTimes();
	const time = (moment: string): ReactNode =>
		isListed ? times.short(moment) : <LongTime key={moment} time={moment} />;
	const shared = loanFacts(record, t, time);
	const facts: readonly (Fact | undefined)[] = [
		shared.amount,
		[t("loan.period"), daysText(loanPeriodDays, t)],
		[t("loan.dayRate"), <Percent key="rate" rate={record.dailyRate} />],
		[
			t("loan.interest"),
			<Checked key="interest" figure="loan interest" answer={record}>
				<Money value={isUnlent ? undefined : interest} digits="exact" />
			</Checked>,
		],
		[t("loan.penalty"), <Money key="penalty" value={isUnlent ? undefined : penalty} digits="exact" />],
		shared.toRepay,
		shared.created,
		reviewedAt === undefined ? undefined : [t("loan.reviewed"), time(reviewedAt)],
		dueDate === undefined ? undefined : [t("loan.due"), dayText(dueDate, language.tag)],
		repaymentTime === undefined
			? undefined
			: [t(record.status === "repaid" ? "loan.repaid" : "loan.repaymentTime"), time(repaymentTime)],
	];
	return (
		<>
			<Facts facts={facts} />
			{isUnlent || !interest || !penalty ? null : (
				<HowPageFigures>
					{() => (
						<RecordComputations
							principal={amount}
							interest={interest}
							penalty={penalty}
							course={
								daysLent === undefined || !terms ? undefined : { terms, daysLent, paidOutOn: reviewedOn }
							}
						/>
					)}
				</HowPageFigures>
			)}
		</>
	);
};
