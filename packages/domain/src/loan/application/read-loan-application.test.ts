import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { offline } from "../../command/command.test-support.ts";
import { Loans } from "../loans.port.ts";
import { memoryLoans, today } from "../loans.test-support.ts";
import { applicationFacts, filled } from "./application.test-support.ts";
import { summariseApplication } from "./application-summary.ts";
import { readLoanApplication } from "./read-loan-application.ts";

describe("Spec 2 §4: reading before a loan application", () => {
	test("returns the status and the current day", async () => {
		const memory = memoryLoans();
		expect(await memory.run(readLoanApplication)).toEqual(
			Result.succeed({ status: "not applied", reason: "", sentBefore: undefined, today }),
		);
	});

	test("returns the rejected application, if the platform contains it", async () => {
		const memory = memoryLoans();
		const { application } = summariseApplication(filled, applicationFacts);
		if (!application) throw new Error("the form has issues");
		await memory.run(Loans.use((loans) => loans.submitApplication(application)));
		memory.decide("rejected");
		expect(await memory.run(readLoanApplication)).toEqual(
			Result.succeed({ status: "rejected", reason: "", sentBefore: application, today }),
		);
	});

	test("fails if the status cannot be read", async () => {
		const memory = memoryLoans({ unread: { status: offline } });
		expect(await memory.run(readLoanApplication)).toEqual(Result.fail(offline));
	});

	test("returns no day if it cannot be read", async () => {
		const memory = memoryLoans({ status: "approved", unread: { today: offline } });
		expect(await memory.run(readLoanApplication)).toEqual(
			Result.succeed({ status: "approved", reason: "", sentBefore: undefined, today: undefined }),
		);
	});
});
