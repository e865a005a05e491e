import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { createFullListMachine } from "./full-list.machine.ts";
import type { PageRequest } from "./list.ts";
import type { ListPage } from "./paged-list.ts";

interface Row {
	readonly id: number;
}
type Query = "all" | "some";

const machine = createFullListMachine<Row, number, Query, undefined>({ keyOf: ({ id }) => id });
const offline = new Unreachable({ reason: "offline" });
const pageOf = (ids: readonly number[], total: number): ListPage<Row, undefined> => ({
	rows: ids.map((id) => ({ id })),
	total,
	extra: undefined,
});

const start = (maxPages?: number) => {
	const readPage = scriptedRequest<ListPage<Row, undefined>, QueryError, PageRequest<Query>>();
	const actor = createActor(machine.provide({ actors: { readPage: readPage.logic } }), {
		input: maxPages === undefined ? {} : { maxPages },
	}).start();
	actor.send({ type: "read", query: "all" });
	return {
		actor,
		readPage,
		pages: () => readPage.inputs().map(({ page }) => page),
		state: () => actor.getSnapshot().value,
		ids: () => actor.getSnapshot().context.rows.map(({ id }) => id),
		context: () => actor.getSnapshot().context,
	};
};

test("every state and every transition is covered", () => {
	coverMachine(
		machine,
		[
			{ type: "read", query: "all" },
			{ type: "retry" },
			{ type: "drop" },
			{ type: "xstate.done.actor.readPage", output: Result.succeed(pageOf([2, 1], 3)) },
			{ type: "xstate.done.actor.readPage", output: Result.succeed(pageOf([], 0)) },
			{ type: "xstate.done.actor.readPage", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readPage", error: new Error() },
		],
		{ input: { maxPages: 3 } },
	);
});

describe("A list that is read for an export", () => {
	test("is read page by page until it is complete", async () => {
		const { readPage, pages, state, ids, context } = start();
		expect([state(), context().query]).toEqual(["reading", "all"]);
		await readPage.succeed(pageOf([5, 4], 5));
		expect([state(), ids(), context().total]).toEqual(["reading", [5, 4], 5]);
		await readPage.succeed(pageOf([3, 2], 5));
		await readPage.succeed(pageOf([1], 5));
		expect([state(), ids(), pages()]).toEqual(["ready", [5, 4, 3, 2, 1], [1, 2, 3]]);
	});

	test("is ready at once if it is empty", async () => {
		const { readPage, state, ids } = start();
		await readPage.succeed(pageOf([], 0));
		expect([state(), ids()]).toEqual(["ready", []]);
	});

	test("contains each row once and misses none, although new rows move others to the next page", async () => {
		const { readPage, state, ids, pages } = start();
		await readPage.succeed(pageOf([4, 3], 4));
		await readPage.succeed(pageOf([3, 2], 5));
		await readPage.succeed(pageOf([1], 5));
		expect(state()).toBe("reading");
		await readPage.succeed(pageOf([], 5));
		expect([state(), ids(), pages()]).toEqual(["ready", [4, 3, 2, 1], [1, 2, 3, 4]]);
	});

	test("keeps its rows when a page fails, and continues with that page", async () => {
		const { actor, readPage, state, ids, pages, context } = start();
		await readPage.succeed(pageOf([4, 3], 4));
		await readPage.fail(offline);
		expect([state(), ids(), context().error]).toEqual(["failed", [4, 3], offline]);
		actor.send({ type: "retry" });
		await readPage.break();
		expect([state(), context().error]).toEqual(["failed", undefined]);
		actor.send({ type: "retry" });
		await readPage.succeed(pageOf([2, 1], 4));
		expect([state(), ids(), pages()]).toEqual(["ready", [4, 3, 2, 1], [1, 2, 2, 2]]);
	});

	test("is cut off at the page limit, which the total shows", async () => {
		const { readPage, state, ids, context } = start(2);
		await readPage.succeed(pageOf([9, 8], 9));
		await readPage.succeed(pageOf([7, 6], 9));
		expect([state(), ids(), context().isAtEnd, context().total]).toEqual(["ready", [9, 8, 7, 6], false, 9]);
	});

	test("is cancelled together with the running request", async () => {
		const { actor, readPage, state, ids, context } = start();
		await readPage.succeed(pageOf([4, 3], 4));
		actor.send({ type: "drop" });
		await readPage.succeed(pageOf([2, 1], 4));
		expect([state(), ids(), context().query, readPage.interrupted()]).toEqual([
			"idle",
			[],
			undefined,
			[false, true],
		]);
	});

	test("starts again for another query, without rows of the previous one", async () => {
		const { actor, readPage, state, ids } = start();
		await readPage.succeed(pageOf([4, 3], 4));
		actor.send({ type: "read", query: "some" });
		await readPage.succeed(pageOf([2, 1], 4));
		await readPage.succeed(pageOf([7], 1));
		expect([state(), ids(), readPage.inputs()]).toEqual([
			"ready",
			[7],
			[
				{ query: "all", page: 1 },
				{ query: "all", page: 2 },
				{ query: "some", page: 1 },
			],
		]);
	});
});
