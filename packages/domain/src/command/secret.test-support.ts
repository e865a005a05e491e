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

/** `value` with every secret in it as its text, for whole-value assertions: to Vitest two secrets are always equal. */
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

interface Trial<Machine extends AnyStateMachine> {
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

/** What a machine with `forgettingSecrets` keeps: nothing that shows it shows a secret, and none is left after the end. */
export const keepsItsSecrets = <Machine extends AnyStateMachine>(trial: Trial<Machine>): void => {
	const start = () => {
		const send = scriptedRequest<CommandReply, CommandError, unknown>();
		const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, unknown>();
		const shown: string[] = [];
		const clock = new SimulatedClock();
		const actor = createActor<AnyStateMachine>(
			trial.machine.provide({ actors: { send: send.logic, reconcile: reconcile.logic } }),
			{
				input: trial.input,
				clock,
				inspect: (seen) => {
					if ("event" in seen) shown.push(JSON.stringify(seen.event));
					if ("snapshot" in seen) shown.push(JSON.stringify(seen.snapshot));
				},
			},
		);
		actor.on("*", (emitted) => shown.push(JSON.stringify([emitted, secretsIn(emitted)])));
		actor.start();
		for (const event of trial.fill) actor.send(event);
		actor.send(trial.press);
		const expectNothingShown = () => {
			shown.push(JSON.stringify(actor.getPersistedSnapshot()));
			expect(shown.filter((text) => trial.secrets.some((known) => text.includes(known)))).toEqual([]);
		};
		const context = () => actor.getSnapshot().context;
		return { actor, clock, send, reconcile, context, expectNothingShown };
	};

	test("Its secrets are sent as they were typed, and are gone once the command was accepted", async () => {
		const { send, context, expectNothingShown } = start();
		expect(revealed(send.inputs())).toEqual([trial.sends]);
		expect(secretsIn(context().sent).length).toBeGreaterThan(0);
		await send.succeed({ message: "Done" });
		expect(secretsIn(context())).toEqual([]);
		expectNothingShown();
	});

	test("Its secrets are gone once its answer is lost, whatever is found then", async () => {
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

	test("Its secrets are gone after a defect too", async () => {
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
		expect(typed.toSorted()).toEqual([...trial.secrets].toSorted());
		expectNothingShown();
	});
};
