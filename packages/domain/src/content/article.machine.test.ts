import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { offline } from "../command/command.test-support.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import type { QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { createArticleMachine } from "./article.machine.ts";

const machine = createArticleMachine<string | undefined, number>();

const start = () => {
	const readArticle = scriptedRequest<string | undefined, QueryError, { readonly key: number }>();
	const actor = createActor(machine.provide({ actors: { readArticle: readArticle.logic } }), {
		input: { key: 7 },
	}).start();
	const seen = () => {
		const snapshot = actor.getSnapshot();
		return [snapshot.value, snapshot.hasTag("busy"), snapshot.context];
	};
	return { actor, readArticle, seen };
};

test("every state and every transition is covered", () => {
	const answered = (output: unknown) => ({ type: "xstate.done.actor.readArticle" as const, output });
	coverMachine(
		machine,
		[
			{ type: "retry" },
			{ type: "refresh" },
			answered(Result.succeed("text")),
			answered(Result.fail(offline)),
			{ type: "xstate.error.actor.readArticle", error: new Error() },
		],
		{ input: { key: 7 } },
	);
});

describe("Spec 2 §2: a detail view", () => {
	test("is read by its key, and again in another language while the previous text stays", async () => {
		const { actor, readArticle, seen } = start();
		expect(seen()).toEqual(["loading", true, { key: 7, article: undefined, error: undefined }]);
		await readArticle.succeed("text");
		expect(seen()).toEqual(["ready", false, { key: 7, article: "text", error: undefined }]);
		actor.send({ type: "refresh" });
		expect(seen()).toEqual(["loading", true, { key: 7, article: "text", error: undefined }]);
		await readArticle.succeed("نص");
		expect([seen(), readArticle.inputs()]).toEqual([
			["ready", false, { key: 7, article: "نص", error: undefined }],
			[{ key: 7 }, { key: 7 }],
		]);
	});

	test("can be retried after a failed reading", async () => {
		const { actor, readArticle, seen } = start();
		await readArticle.fail(offline);
		expect(seen()).toEqual(["failed", false, { key: 7, article: undefined, error: offline }]);
		actor.send({ type: "retry" });
		await readArticle.break();
		expect(seen()).toEqual(["failed", false, { key: 7, article: undefined, error: undefined }]);
		actor.send({ type: "refresh" });
		await readArticle.succeed(undefined);
		expect(seen()).toEqual(["ready", false, { key: 7, article: undefined, error: undefined }]);
	});
});
