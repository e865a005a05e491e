import { Effect, Result } from "effect";
import { expect } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { AnswerLost, type CommandError, type QueryError, Unreachable } from "../../request/request.errors.ts";
import { Deposits } from "../deposits.port.ts";
import { memoryDeposits, moneyOf, open } from "../deposits.test-support.ts";
import { readBankDeposit } from "../read-deposits.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import { depositStage } from "../record/deposit-stage.ts";
import { bankDepositMachine } from "./bank-deposit.machine.ts";
import type { BankDepositInput } from "./bank-deposit-summary.ts";
import { reconcileBankDeposit, type SentBankDeposit } from "./reconcile-bank-deposit.ts";

const input: BankDepositInput = { gate: open, language: "en", contactForDeposits: false, mayCancel: true };
const offline = new Unreachable({ reason: "offline" });
const lost = new AnswerLost({ reason: "no answer" });

/** The outcome of a request is chosen when it is made; the test decides when it arrives. */
export type Outcome = "answered" | "failed" | "carried out and lost" | "lost before arrival";

interface OpenRequest {
	readonly answer: (outcome: Outcome) => void;
	readonly isCommand: boolean;
	/** Commands sent before the request. */
	readonly after: number;
	readonly isInterrupted: () => boolean;
}

/** The machine with a platform that accepts everything, and a network that the test controls. */
export const startSimulation = (before: readonly Partial<DepositRecord>[], seen: Set<string>) => {
	const platform = memoryDeposits();
	const clock = new SimulatedClock();
	const requests: OpenRequest[] = [];
	let presses = 0;
	let wasCarriedOut = false;
	const run = <A, E>(effect: Effect.Effect<A, E, Deposits>): Result.Result<A, E> =>
		Effect.runSync(Effect.result(Effect.provide(effect, platform.layer)));
	for (const change of before) {
		run(Deposits.use((deposits) => deposits.createBankDeposit({ optionId: 2, amount: moneyOf("70") })));
		platform.change(1, change);
	}
	const query = <A, Input = unknown>(ask: (input: Input) => Effect.Effect<A, QueryError, Deposits>) =>
		fromPromise<Result.Result<A, QueryError>, Input>(({ input, signal }) => {
			const answer = run(ask(input));
			return new Promise((resolve) => {
				requests.push({
					answer: (outcome) => resolve(outcome === "answered" ? answer : Result.fail(offline)),
					isCommand: false,
					after: presses,
					isInterrupted: () => signal.aborted,
				});
			});
		});
	const carryOut = ({ command }: SentBankDeposit) =>
		run(
			Deposits.use((deposits) => {
				switch (command.is) {
					case "create":
						return deposits.createBankDeposit(command.order);
					case "cancel":
						return deposits.cancel(command.depositId);
					case "upload proof":
						return deposits.uploadProof(command);
				}
			}),
		);
	const send = fromPromise<Result.Result<{ message: string | undefined }, CommandError>, SentBankDeposit>(
		({ input: sent, signal }) => {
			presses++;
			wasCarriedOut = false;
			return new Promise((resolve) => {
				requests.push({
					answer: (outcome) => {
						const answer = outcome === "lost before arrival" ? Result.fail(lost) : carryOut(sent);
						wasCarriedOut = outcome !== "lost before arrival" && Result.isSuccess(answer);
						resolve(outcome === "carried out and lost" && wasCarriedOut ? Result.fail(lost) : answer);
					},
					isCommand: true,
					after: presses,
					isInterrupted: () => signal.aborted,
				});
			});
		},
	);
	const actor = createActor(
		bankDepositMachine.provide({
			actors: {
				send,
				reconcile: query(reconcileBankDeposit),
				readBankDeposit: query(() => readBankDeposit),
				pollPending: query(() => Deposits.use(({ pendingDeposit }) => pendingDeposit)),
			},
		}),
		{ input, clock },
	);
	const carriedOut: string[] = [];
	/** Commands that were reported and never carried out. */
	const untrue: string[] = [];
	actor.on("carried out", ({ sent: { command } }) => {
		carriedOut.push(command.is);
		/** A deposit that the platform ended itself cannot be distinguished from a cancelled one: it is no longer pending. */
		if (command.is !== "cancel" && !wasCarriedOut) untrue.push(command.is);
	});
	actor.start();
	const arrive = async () => {
		for (let turn = 0; turn < 5; turn++) await Promise.resolve();
	};
	const waiting = () => requests.filter(({ isInterrupted }) => !isInterrupted());
	const take = (request: OpenRequest) => requests.splice(requests.indexOf(request), 1);
	const snapshot = () => actor.getSnapshot();

	/** The invariants of every state. */
	const check = () => {
		const { value, context } = snapshot();
		seen.add(typeof value === "string" ? value : Object.entries(value).join());
		expect(untrue).toEqual([]);
		expect(waiting().filter(({ isCommand }) => isCommand).length).toBe(value === "sending" ? 1 : 0);
		const stage = typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
		if (["new", "waiting for match", "waiting for proof"].includes(stage))
			expect(depositStage(context.facts.pending)).toBe(stage);
		if (value === "not carried out" && context.sent?.command.is !== "cancel")
			expect(wasCarriedOut).toBe(false);
		if (!context.facts.isPageVisible)
			for (const stage of ["waiting for match", "waiting for proof"])
				expect(value).not.toEqual({ [stage]: "polling" });
	};
	const answer = async (index: number, outcome: Outcome) => {
		const request = requests[index % Math.max(1, requests.length)];
		if (!request) return;
		const { pending } = snapshot().context.facts;
		const isOlder = !request.isCommand && request.after < presses;
		const wasInterrupted = request.isInterrupted();
		take(request);
		request.answer(outcome);
		await arrive();
		if (isOlder || wasInterrupted) expect(snapshot().context.facts.pending).toBe(pending);
	};
	return {
		platform,
		clock,
		actor,
		answer,
		check,
		snapshot,
		carriedOut,
		/** Runs the network and dismisses every notice until nothing changes any more. */
		settle: async () => {
			for (let turn = 0; turn < 30; turn++) {
				while (requests.length > 0) await answer(0, "answered");
				clock.increment(4000);
				check();
				actor.send({ type: "check again" });
				actor.send({ type: "acknowledge" });
				if (snapshot().value === "not carried out") actor.send({ type: "dismiss" });
				actor.send({ type: "retry" });
				actor.send({ type: "close" });
				check();
			}
			actor.send({ type: "leave" });
			actor.send({ type: "refresh" });
			while (requests.length > 0) await answer(0, "answered");
			check();
		},
	};
};
