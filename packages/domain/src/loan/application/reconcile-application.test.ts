import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../../command/command.test-support.ts";
import { Loans } from "../loans.port.ts";
import { memoryLoans } from "../loans.test-support.ts";
import { applicationFacts, filled } from "./application.test-support.ts";
import { summariseApplication } from "./application-summary.ts";
import type { ApplicationStatus, LoanApplication } from "./loan-application.ts";
import { reconcileApplication } from "./reconcile-application.ts";

const application = ((): LoanApplication => {
	const summary = summariseApplication(filled, applicationFacts);
	if (!summary.application) throw new Error("the form has issues");
	return summary.application;
})();
const found = { is: "confirmed", answer: { message: undefined } };
const notFound = { is: "absent" };

describe("Spec 2 §4: an application whose answer was lost", () => {
	test.each(["not applied", "rejected"] as const)(
		"is found if the status changed from %s to waiting for approval",
		async (status) => {
			const memory = memoryLoans({ status, replaceAnswer: () => Effect.fail(lost) });
			const sent = await memory.run(Loans.use((loans) => loans.submitApplication(application)));
			expect([sent, await memory.run(reconcileApplication({ application, status }))]).toEqual([
				Result.fail(lost),
				Result.succeed(found),
			]);
		},
	);

	test.each<[before: ApplicationStatus, now: ApplicationStatus, finding: unknown]>([
		["not applied", "not applied", notFound],
		["not applied", "waiting for approval", found],
		["not applied", "approved", found],
		["not applied", "rejected", found],
		["rejected", "rejected", notFound],
		["rejected", "waiting for approval", found],
		["rejected", "approved", found],
		["rejected", "not applied", { is: "unknown" }],
	])("of a customer with %s before and %s now", async (status, now, finding) => {
		const memory = memoryLoans({ status: now });
		expect(await memory.run(reconcileApplication({ application, status }))).toEqual(Result.succeed(finding));
	});

	test("stays unresolved while the status cannot be read", async () => {
		const memory = memoryLoans({ unread: { status: offline } });
		expect(await memory.run(reconcileApplication({ application, status: "not applied" }))).toEqual(
			Result.fail(offline),
		);
	});
});
