import fc from "fast-check";
import { expect, test } from "vitest";
import { bank, bankRecord, proof } from "../deposits.test-support.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import { depositStage } from "../record/deposit-stage.ts";
import type { BankDepositEvent } from "./bank-deposit.setup.ts";
import { type Outcome, startSimulation } from "./bank-deposit-simulation.test-support.ts";

const happenings: readonly BankDepositEvent[] = [
	{ type: "change", change: { is: "amount", text: "100" } },
	{ type: "change", change: { is: "proof", address: proof } },
	{ type: "submit" },
	{ type: "submit" },
	{ type: "cancel" },
	{ type: "refresh" },
	{ type: "leave" },
	{ type: "open", record: bankRecord },
	{ type: "close" },
	{ type: "retry" },
	{ type: "check again" },
	{ type: "dismiss" },
	{ type: "acknowledge" },
];

const outcomes = fc.constantFrom<Outcome>(
	"answered",
	"answered",
	"answered",
	"failed",
	"carried out and lost",
	"lost before arrival",
);
const step = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({ is: fc.constant("answer" as const), index: fc.nat(3), outcome: outcomes }),
	},
	/** What the page offers. */
	{ weight: 5, arbitrary: fc.record({ is: fc.constant("possible" as const), index: fc.nat(12) }) },
	/** Any event, to simulate a second tap. */
	{
		weight: 1,
		arbitrary: fc.record({ is: fc.constant("said" as const), event: fc.constantFrom(...happenings) }),
	},
	{ weight: 2, arbitrary: fc.record({ is: fc.constant("time" as const) }) },
	{
		weight: 2,
		arbitrary: fc.record({
			is: fc.constant("platform" as const),
			does: fc.constantFrom("match" as const, "match" as const, "finish" as const, "expire" as const),
		}),
	},
);
const initialRecords = fc.constantFrom<Partial<DepositRecord>[]>([], [{}], [{ bank }], [{ bank, proof }]);

test("Spec 2 §4: whatever the order of polls, commands, losses and matches, the page ends in the platform's state", async () => {
	const seen = new Set<string>();
	await fc.assert(
		fc.asyncProperty(
			initialRecords,
			fc.array(step, { minLength: 10, maxLength: 60 }),
			async (before, steps) => {
				const simulation = startSimulation(before, seen);
				const { platform, actor, clock, snapshot } = simulation;
				/** Giving up an unknown outcome hides a deposit that was created nevertheless: not tested here. */
				const isUnresolved = () => snapshot().matches({ "outcome unknown": "unresolved" });
				/** The page is open and the form is filled in before the generated steps. */
				await simulation.answer(0, "answered");
				actor.send({ type: "change", change: { is: "amount", text: "100" } });
				for (const one of steps) {
					const offered = happenings.filter((event) => snapshot().can(event));
					const possible = one.is === "possible" ? offered[one.index % offered.length] : undefined;
					const event = one.is === "said" ? one.event : possible;
					if (event && !(event.type === "dismiss" && isUnresolved())) actor.send(event);
					if (one.is === "time") clock.increment(4000);
					else if (one.is === "answer") await simulation.answer(one.index, one.outcome);
					else if (one.is === "platform") {
						const pending = platform.pending();
						if (!pending) continue;
						if (one.does === "match") platform.change(pending.id, { bank });
						else if (one.does === "expire") platform.change(pending.id, { status: "invalid" });
						else if (pending.proof) platform.change(pending.id, { status: "finished" });
					}
					simulation.check();
				}
				await simulation.settle();
				const pending = platform.pending();
				const { value, context } = snapshot();
				const stage = depositStage(pending);
				expect(value).toEqual(stage === "new" ? stage : { [stage]: "pausing" });
				expect(context.facts.pending).toEqual(pending);
				expect(platform.kept().length).toBe(
					before.length + simulation.carriedOut.filter((command) => command === "create").length,
				);
			},
		),
		{ numRuns: 150 },
	);
	/** The generated steps reach every part of the machine. */
	expect([...seen].sort()).toEqual([
		"accepted",
		"failed",
		"new",
		"not carried out",
		"outcome unknown,reconciling",
		"outcome unknown,waiting",
		"read only",
		"reading",
		"sending",
		"waiting for match,pausing",
		"waiting for match,polling",
		"waiting for proof,pausing",
		"waiting for proof,polling",
	]);
});
