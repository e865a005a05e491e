import { Result } from "effect";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { openOrder } from "../copy-trading.test-support.ts";
import { userId } from "../user-id.ts";
import { copiesMachine } from "./copies.machine.ts";
import type { Copies, CopiesQuery } from "./copies.ts";

const offline = new Unreachable({ reason: "offline" });
const input = { traderId: userId(31), followerId: userId(7) };
const none: Copies = { open: [], closed: [], isWhole: true };
const one: Copies = { ...none, open: [openOrder] };

test("every state and every transition is covered", () => {
	coverMachine(
		copiesMachine,
		[
			{ type: "refresh" },
			{ type: "xstate.done.actor.readCopies", output: Result.succeed(none) },
			{ type: "xstate.done.actor.readCopies", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readCopies", error: new Error() },
		],
		{ input },
	);
});

test("Spec 2 §7: the copies are kept during another reading and after a failed one", async () => {
	const readCopies = scriptedRequest<Copies, QueryError, CopiesQuery>();
	const actor = createActor(copiesMachine.provide({ actors: { readCopies: readCopies.logic } }), {
		input,
	}).start();
	const state = () => [actor.getSnapshot().value, actor.getSnapshot().context];
	await readCopies.succeed(one);
	expect(state()).toEqual(["ready", { query: input, copies: one, error: undefined }]);
	actor.send({ type: "refresh" });
	await readCopies.fail(offline);
	expect(state()).toEqual(["failed", { query: input, copies: one, error: offline }]);
	actor.send({ type: "refresh" });
	await readCopies.succeed(none);
	expect(state()).toEqual(["ready", { query: input, copies: none, error: undefined }]);
});
