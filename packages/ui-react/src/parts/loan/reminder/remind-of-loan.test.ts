import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { openApp } from "../../../state/screen-markup.test-support.tsx";
import { getStatuses, setStatus } from "../../../ui/status/statuses.ts";
import { loanRecordIn } from "../loan.test-support.ts";
import { loanStatusOf, remindOfLoan } from "./remind-of-loan.ts";

beforeAll(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});
beforeEach(() => setStatus("loan", undefined));

/** Reviewed on 5 January 2026, for thirty days. */
const lent = loanRecordIn("to repay");

test("A-592: a loan that is due or overdue is shown in the strip of every page, with the way to repay it", () => {
	const on = (day: string) => {
		const { detail, ...status } = loanStatusOf([loanRecordIn("repaid"), lent], day, "GMT") ?? {};
		return { ...status, ...(detail && { detail: detail("en", "GMT") }) };
	};
	const facts = { number: 5 };
	const detail = "Feb 4, 2026";
	const to = "/loan/repayment?loan_id=5";
	expect(["2026-01-31", "2026-02-02", "2026-02-04", "2026-02-06"].map(on)).toEqual([
		{},
		{ level: "warning", text: { key: "shared.loanDue.soon", facts }, to, detail },
		{ level: "warning", text: { key: "shared.loanDue.today", facts }, to },
		{ level: "danger", text: { key: "shared.loanDue.overdue", facts }, to, detail },
	]);
});

test("A-592: the days are those of the site: a loan reviewed late in the evening began a day later in Tokyo", () => {
	const late = { ...lent, reviewedAt: "2026-01-05 20:00:00" };
	expect(["GMT", "Asia/Tokyo"].map((zone) => loanStatusOf([late], "2026-02-05", zone)?.text.key)).toEqual([
		"shared.loanDue.overdue",
		"shared.loanDue.today",
	]);
});

test("A-592: a loan that is not owed any more ends the reminder", async () => {
	const { app } = await openApp();
	const longAgo = { ...lent, reviewedAt: "1960-01-01 00:00:00" };
	const kinds = () => getStatuses().map(({ kind }) => kind);
	await remindOfLoan(app, [longAgo]);
	expect(kinds()).toContain("loan");
	await remindOfLoan(app, [{ ...longAgo, status: "repaid" }]);
	expect(kinds()).not.toContain("loan");
});
