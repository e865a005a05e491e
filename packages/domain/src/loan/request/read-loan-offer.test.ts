import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { offline } from "../../command/command.test-support.ts";
import { Loans } from "../loans.port.ts";
import { memoryLoans, monthPlan, record, today, weekPlan } from "../loans.test-support.ts";
import { loanPlanId } from "./loan-plan.ts";
import { readLoanOffer } from "./read-loan-offer.ts";

const plans = [monthPlan, weekPlan];
const reading = (wishes: Parameters<typeof memoryLoans>[0]) => memoryLoans(wishes).run(readLoanOffer);

describe("Spec 2 §7: reading before a loan request", () => {
	test("returns the plans, the day and the newest of the customer's loans", async () => {
		const records = [record(12, "to repay"), record(7, "repaid")];
		expect(await reading({ records })).toEqual(Result.succeed({ plans, today, lastLoanId: 12 }));
		expect(await reading({})).toEqual(Result.succeed({ plans, today, lastLoanId: 0 }));
	});

	test("fails without the plans", async () => {
		expect(await reading({ unread: { plans: offline } })).toEqual(Result.fail(offline));
	});

	test("returns the plans even if day and loans cannot be read", async () => {
		expect(await reading({ unread: { today: offline, records: offline } })).toEqual(
			Result.succeed({ plans, today: undefined, lastLoanId: undefined }),
		);
	});

	test("finds a plan by its id, if there is one", async () => {
		const { run } = memoryLoans();
		expect(await run(Loans.use((loans) => loans.plan(weekPlan.id)))).toEqual(Result.succeed(weekPlan));
		expect(Result.isFailure(await run(Loans.use((loans) => loans.plan(loanPlanId(99)))))).toBe(true);
	});
});
