import { expect, test } from "vitest";
import { record } from "../loans.test-support.ts";
import { reminderOf } from "./loan-reminder.ts";
import { loanStatuses } from "./loan-status.ts";

const lent = record(7, "to repay", { loanPeriodDays: 30 });

test.each([
	["2026-01-31", "four days before", undefined],
	["2026-02-01", "three days before", { is: "due soon", days: 3 }],
	["2026-02-03", "one day before", { is: "due soon", days: 1 }],
	["2026-02-04", "the due date", { is: "due today" }],
	["2026-02-05", "one day after", { is: "overdue", days: 1 }],
	["2026-03-04", "four weeks after", { is: "overdue", days: 28 }],
])(
	"A-592: of a loan of thirty days from 5 January, a customer is reminded on %s, %s: %o",
	(today, _, reminder) => {
		expect(reminderOf(lent, "2026-01-05", today)).toEqual(reminder);
	},
);

test("A-592: only a loan that is to be repaid has a reminder, and none whose dates are unknown", () => {
	const on = (loan: typeof lent, day: string | undefined) => reminderOf(loan, day, "2026-03-04")?.is;
	expect(loanStatuses.filter((status) => on({ ...lent, status }, "2026-01-05"))).toEqual(["to repay"]);
	expect([on({ ...lent, loanPeriodDays: undefined }, "2026-01-05"), on(lent, undefined)]).toEqual([
		undefined,
		undefined,
	]);
});
