import { Redacted } from "effect";
import { expect, test } from "vitest";
import {
	type AnyStateMachine,
	createActor,
	type EventFromLogic,
	type InputFrom,
	SimulatedClock,
} from "xstate";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { lost, refused } from "./command.test-support.ts";
import type { CommandReply, ReconcileResult } from "./command.ts";
import { type Secret, textOf, wipedSecret } from "./secret.ts";

/** `value` with every secret as its text, for whole-value assertions: Vitest treats all secrets as equal. */
export const revealed = (value: unknown): unknown => {
	if (isSecret(value)) return value === wipedSecret ? "(wipedSecret)" : textOf(value);
	if (Array.isArray(value)) return value.map(revealed);
	if (typeof value !== "object" || value === null || "_tag" in value) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revealed(part)]));
};

const isSecret = (value: unknown): value is Secret => Redacted.isRedacted(value);

/** The texts that can still be read from a value. */
const secretsIn = (value: unknown): readonly string[] => {
	if (isSecret(value)) return value === wipedSecret || textOf(value) === "" ? [] : [textOf(value)];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(secretsIn);
};

interface TestCase<Machine extends AnyStateMachine> {
	readonly machine: Machine;
	readonly input: InputFrom<Machine>;
	/** From the start to a form that can be sent. */
	readonly fill: readonly EventFromLogic<Machine>[];
	/** Sends it. */
	readonly press: EventFromLogic<Machine>;
	/** What is sent, with the texts of its secrets. */
	readonly sends: unknown;
	/** Texts of the secrets in the form. */
	readonly secrets: readonly string[];
}

/** Tests that a machine with wiped secrets never exposes a secret and holds none after the command has ended. */
export const testSecrets = <Machine extends AnyStateMachine>(testCase: TestCase<Machine>): void => {
	const start = () => {
		const send = scriptedRequest<CommandReply, CommandError, unknown>();
		const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, unknown>();
		const shown: string[] = [];
		const clock = new SimulatedClock();
		const actor = createActor<AnyStateMachine>(
			testCase.machine.provide({ actors: { send: send.logic, reconcile: reconcile.logic } }),
			{
				input: testCase.input,
				clock,
				inspect: (seen) => {
					if ("event" in seen) shown.push(JSON.stringify(seen.event));
					if ("snapshot" in seen) shown.push(JSON.stringify(seen.snapshot));
				},
			},
		);
		actor.on("*", (emitted) => shown.push(JSON.stringify([emitted, secretsIn(emitted)])));
		actor.start();
		for (const event of testCase.fill) actor.send(event);
		actor.send(testCase.press);
		const expectNothingShown = () => {
			shown.push(JSON.stringify(actor.getPersistedSnapshot()));
			expect(shown.filter((text) => testCase.secrets.some((known) => text.includes(known)))).toEqual([]);
		};
		const context = () => actor.getSnapshot().context;
		return { actor, clock, send, reconcile, context, expectNothingShown };
	};

	test("Its secrets are sent as typed, and are wiped once the command was accepted", async () => {
		const { send, context, expectNothingShown } = start();
		expect(revealed(send.inputs())).toEqual([testCase.sends]);
		expect(secretsIn(context().sent).length).toBeGreaterThan(0);
		await send.succeed({ message: "Done" });
		expect(secretsIn(context())).toEqual([]);
		expectNothingShown();
	});

	test("Its secrets are wiped once its answer is lost, whatever the reconciliation finds", async () => {
		const { actor, clock, send, reconcile, context, expectNothingShown } = start();
		await send.fail(lost);
		expect(secretsIn(context())).toEqual([]);
		clock.increment(1000);
		expect(secretsIn(reconcile.inputs())).toEqual([]);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		actor.send({ type: "acknowledge" });
		expect(secretsIn(context())).toEqual([]);
		expectNothingShown();
	});

	test("Its secrets are wiped after a defect", async () => {
		const { send, context, expectNothingShown } = start();
		await send.break();
		expect(secretsIn(context())).toEqual([]);
		expectNothingShown();
	});

	test("Its secrets stay in the form after a refusal, and only there", async () => {
		const { send, context, expectNothingShown } = start();
		const typed = secretsIn(context().form);
		await send.fail(refused);
		expect([secretsIn(context().form), secretsIn({ ...context(), form: undefined })]).toEqual([typed, []]);
		expect(typed.toSorted()).toEqual([...testCase.secrets].toSorted());
		expectNothingShown();
	});
};
