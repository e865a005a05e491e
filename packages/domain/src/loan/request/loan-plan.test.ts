import { expect, test } from "vitest";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { monthPlan, weekPlan } from "../loans.test-support.ts";
import { type LoanPlan, loanPlanId, planApr, sortedPlans } from "./loan-plan.ts";

const dear: LoanPlan = { ...weekPlan, id: loanPlanId(5), dailyRate: rate(decimal("0.002")) };

test("A-595: plans are sorted by their period, then by their rate", () => {
	expect(sortedPlans([monthPlan, dear, weekPlan]).map(({ id }) => id)).toEqual([4, 5, 3]);
});

test("A-380, A-595: the annual rate of a plan does not depend on an amount, and is unknown without the free days", () => {
	const rates = [monthPlan, weekPlan, { ...monthPlan, freePeriodDays: undefined }].map(planApr);
	expect(rates.map((one) => plain(one))).toEqual(["31.9", "0", undefined]);
});
