import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, initialTransition, transition } from "xstate";
import { commandAnswers, commandEvents, lost, offline, refused } from "../command/command.test-support.ts";
import { holdsSignature } from "./agreement/agreement.ts";
import { applicationFacts, nothingRequested } from "./application/application.test-support.ts";
import { loanApplicationMachine } from "./application/loan-application.machine.ts";
import { ether, monthPlan, picture, record, tether, today, weekPlan } from "./loans.test-support.ts";
import { loanId } from "./record/loan-record.ts";
import { repaymentMachine } from "./repayment/repayment.machine.ts";
import { externalFacts } from "./request/loan-facts.test-support.ts";
import { loanRequestMachine } from "./request/loan-request.machine.ts";

interface Step {
	readonly type: string;
	readonly [more: string]: unknown;
}

const done = (id: string, output: unknown): Step => ({ type: `xstate.done.actor.${id}`, output });

const afterDelay = (id: string): Step => ({
	type: `xstate.after.reconcile delay.${id}.outcome unknown.waiting`,
});
const answersOf = (id: string): readonly Step[] => [...commandAnswers(), ...commandEvents, afterDelay(id)];

/** Event sequences from a sent command to its end. */
const endsOf = (id: string): readonly (readonly Step[])[] => [
	[done("send", Result.succeed({ message: "Done" })), { type: "acknowledge" }],
	[done("send", Result.fail(refused))],
	[
		done("send", Result.fail(lost)),
		afterDelay(id),
		done("reconcile", Result.succeed({ is: "unknown" })),
		{ type: "dismiss" },
	],
];

/** Steps in any order, mixed with whole sequences to a command and from it, so that commands are sent. */
const orders = (id: string, ways: readonly (readonly Step[])[], steps: readonly Step[]) =>
	fc
		.array(
			fc.oneof(
				{ weight: 2, arbitrary: fc.constantFrom(...ways) },
				{ weight: 2, arbitrary: fc.constantFrom(...endsOf(id)) },
				{ weight: 3, arbitrary: fc.constantFrom(...steps, ...answersOf(id)).map((step) => [step]) },
			),
			{ maxLength: 20 },
		)
		.map((parts) => parts.flat());

interface Journey {
	readonly machine: AnyStateMachine;
	readonly input: unknown;
	/** The answer to the machine's own query, without which nothing may be sent. */
	readonly reading: string;
	readonly steps: readonly Step[];
}

/** The sent commands of a run, and whether their data was read since the last command. */
const countCommands = ({ machine, input, reading, steps }: Journey) => {
	let [snapshot] = initialTransition(machine, input);
	let isFresh = false;
	const sent: {
		readonly context: typeof snapshot.context;
		readonly isFresh: boolean;
		readonly step: Step;
	}[] = [];
	for (const step of steps) {
		/** Only a running actor can fail. */
		if (step.type.startsWith("xstate.error.") && machine.getTransitionData(snapshot, step).length === 0)
			continue;
		const [next] = transition(machine, snapshot, step);
		if (next.matches("sending") && !snapshot.matches("sending")) {
			sent.push({ context: next.context, isFresh, step });
			isFresh = false;
		}
		const wasRead = step.type === reading && snapshot.matches("loading") && !next.matches("failed");
		const isSettled = snapshot.matches("sending") && next.context.refusal !== undefined;
		const wasNotCarriedOut = snapshot.matches("not carried out") && !next.matches("not carried out");
		if (wasRead || isSettled || wasNotCarriedOut) isFresh = true;
		if (next.context.sent === undefined) expect(next.matches("sending")).toBe(false);
		snapshot = next;
	}
	return sent;
};

/** Runs many journeys and returns how often a command was sent, so that a test cannot pass without one. */
const tryJourneys = (
	journey: Omit<Journey, "steps">,
	steps: fc.Arbitrary<readonly Step[]>,
	law: (sent: ReturnType<typeof countCommands>[number]) => void,
): number => {
	let count = 0;
	fc.assert(
		fc.property(steps, (taken) => {
			const all = countCommands({ ...journey, steps: taken });
			count += all.length;
			for (const one of all) {
				expect(one.isFresh).toBe(true);
				law(one);
			}
		}),
		{ numRuns: 150 },
	);
	return count;
};

describe("Pitfalls 1, 2 and 4: in any order of events and answers", () => {
	test("an application is sent only by 'submit', and only after the status was read", () => {
		const read = (status: string) =>
			done("readApplication", Result.succeed({ status, reason: "", sentBefore: undefined, today }));
		const typed = [
			{ type: "change", change: { field: "lastName", value: "Berg" } },
			{ type: "change", change: { field: "firstName", value: "Mia" } },
		];
		const statuses = ["not applied", "waiting for approval", "approved", "rejected"];
		const count = tryJourneys(
			{
				machine: loanApplicationMachine,
				input: { ...applicationFacts, asks: nothingRequested },
				reading: "xstate.done.actor.readApplication",
			},
			orders(
				"loan application",
				[
					[read("not applied"), ...typed, { type: "submit" }],
					[read("rejected"), { type: "submit" }],
				],
				[
					...typed,
					...statuses.map(read),
					done("readApplication", Result.fail(offline)),
					{ type: "submit" },
					{ type: "refresh" },
					{ type: "retry" },
				],
			),
			({ context, step }) => {
				expect(step.type).toBe("submit");
				expect(["not applied", "rejected"]).toContain(context.sent.status);
				expect(context.sent.status).toBe(context.facts.status);
			},
		);
		expect(count).toBeGreaterThan(30);
	});

	test("a loan is sent only with a signature under the ticked agreement", () => {
		const read = (lastLoanId: number) =>
			done("readOffer", Result.succeed({ plans: [monthPlan, weekPlan], today, lastLoanId }));
		const amounts = ["500", "700", "7"].map((text) => ({ type: "change", change: { is: "amount", text } }));
		const way = [
			{ type: "change", change: { is: "terms", isTicked: true } },
			{ type: "loan now" },
			{ type: "confirm" },
			{ type: "tick", isTicked: true },
			{ type: "go on to sign" },
		];
		const signed = { type: "signed", picture };
		const count = tryJourneys(
			{ machine: loanRequestMachine, input: externalFacts, reading: "xstate.done.actor.readOffer" },
			orders(
				"loan request",
				[
					...amounts.map((amount) => [read(4), { type: "back" }, { type: "back" }, amount, ...way, signed]),
					[...way, signed],
				],
				[
					...amounts,
					...way,
					signed,
					read(5),
					done("readOffer", Result.fail(offline)),
					{ type: "change", change: { is: "plan", planId: weekPlan.id } },
					{ type: "tick", isTicked: false },
					{ type: "facts", facts: { language: "de" } },
					{ type: "facts", facts: { language: "en" } },
					{ type: "back" },
					{ type: "refresh" },
					{ type: "retry" },
				],
			),
			({ context: { form, facts, sent }, step }) => {
				const { request, lastLoanId } = sent;
				expect(step.type).toBe("signed");
				expect(holdsSignature(request.agreement)).toBe(true);
				expect(request.agreement.replace(/<img [^>]*>/, "")).toBe(form.readAgreement);
				expect(form.readAgreement).toContain(` ${form.amount} USD`);
				expect([request.planId, lastLoanId]).toEqual([form.planId, facts.lastLoanId]);
			},
		);
		expect(count).toBeGreaterThan(30);
	});

	test("a repayment is sent only for a loan that was read as to be repaid since the last repayment", () => {
		const read = (status: "to repay" | "repayment under check") =>
			done("readRepayment", Result.succeed({ record: record(5, status), accounts: [tether, ether] }));
		const filledIn = [
			{ type: "change", change: { is: "account", accountId: tether.id } },
			{ type: "change", change: { is: "proof", address: "/proof.jpg" } },
		];
		const count = tryJourneys(
			{
				machine: repaymentMachine,
				input: { loanId: loanId(5), mayCopyAddress: true, offersChat: true },
				reading: "xstate.done.actor.readRepayment",
			},
			orders(
				"repayment",
				[
					[read("to repay"), ...filledIn, { type: "submit" }],
					[...filledIn, { type: "submit" }],
				],
				[
					...filledIn,
					read("to repay"),
					read("repayment under check"),
					done("readRepayment", Result.fail(offline)),
					{ type: "change", change: { is: "proof", address: undefined } },
					{ type: "submit" },
					{ type: "refresh" },
					{ type: "retry" },
				],
			),
			({ context: { facts, sent }, step }) => {
				expect(step.type).toBe("submit");
				expect(facts.record.status).toBe("to repay");
				expect([sent.accountId, sent.proof]).toEqual([tether.id, "/proof.jpg"]);
			},
		);
		expect(count).toBeGreaterThan(30);
	});
});
