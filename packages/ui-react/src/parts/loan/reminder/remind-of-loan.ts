import { dueDateOf, type LoanRecord, type LoanReminder, reminderOf } from "@tradewind/domain/loan";
import { type CalendarDay, dayInZone } from "@tradewind/domain/time";
import { dayText } from "../../../i18n/day-text.ts";
import { onNewDay } from "../../../i18n/on-new-day.ts";
import { dayOfMoment } from "../../../i18n/site-times.ts";
import { loadFeatureWords } from "../../../i18n/words.ts";
import type { App } from "../../../state/app.ts";
import { afterChange } from "../../../state/subscribe.ts";
import { type Status, setStatus } from "../../../ui/status/statuses.ts";

const texts = {
	"due soon": "shared.loanDue.soon",
	"due today": "shared.loanDue.today",
	overdue: "shared.loanDue.overdue",
} as const satisfies Readonly<Record<LoanReminder["is"], string>>;

/** The status of a loan that is due soon or overdue, in the strip of every page (docs/assumptions.md, A-592). */
export const loanStatusOf = (
	loans: readonly LoanRecord[],
	today: CalendarDay,
	timeZone: string,
): Status | undefined => {
	const [first] = loans.flatMap((loan) => {
		const reminder = reminderOf(loan, dayOfMoment(loan.reviewedAt, timeZone), today);
		return reminder ? [{ loan, reminder }] : [];
	});
	if (!first) return undefined;
	const { loan, reminder } = first;
	const dueDate = dueDateOf(loan, dayOfMoment(loan.reviewedAt, timeZone));
	return {
		level: reminder.is === "overdue" ? "danger" : "warning",
		text: { key: texts[reminder.is], facts: { number: loan.id } },
		...(dueDate !== undefined &&
			reminder.is !== "due today" && {
				detail: (locale: string) => dayText(dueDate, locale),
			}),
		to: `/loan/repayment?loan_id=${loan.id}`,
	};
};

let endLast: (() => void) | undefined;

/** Reminds the customer of the loans that were just read, also after midnight on an open page, until the session ends. */
export const remindOfLoan = async (
	app: Pick<App, "realtime" | "site" | "session">,
	loans: readonly LoanRecord[],
): Promise<void> => {
	const customerOf = () => app.session.getSnapshot().context.signedIn;
	const customer = customerOf();
	await loadFeatureWords();
	if (customerOf() !== customer) return;
	endLast?.();
	const timeZone = app.site.getSnapshot().context.settings?.timeZone ?? "GMT";
	const show = () => {
		const today = dayInZone(app.realtime.getSnapshot().context.now() / 1000, timeZone);
		setStatus("loan", loanStatusOf(loans, today, timeZone));
	};
	const ends = [
		onNewDay(app, show),
		afterChange(
			app.session,
			({ context }) => context.signedIn,
			() => {
				endLast?.();
				setStatus("loan", undefined);
			},
		),
	];
	endLast = () => {
		for (const end of ends) end();
		endLast = undefined;
	};
	show();
};
