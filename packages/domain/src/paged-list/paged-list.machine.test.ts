import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { PageRequest } from "./list.ts";
import { createPagedListMachine } from "./paged-list.machine.ts";
import type { ListPage } from "./paged-list.ts";

interface Row {
	readonly id: number;
	readonly text: string;
}
type Page = ListPage<Row, { readonly sum: number }>;

const keyOf = ({ id }: Row) => id;
const machine = createPagedListMachine<Row, number, string, Page["extra"]>({ keyOf });
const ranking = createPagedListMachine<Row, number, string, Page["extra"]>({ keyOf, changesOrder: true });
const tireless = createPagedListMachine<Row, number, string, Page["extra"]>({
	keyOf,
	retriesAutomatically: true,
});
const offline = new Unreachable({ reason: "offline" });

const row = (id: number, text = ""): Row => ({ id, text });
const page = (total: number, ...ids: readonly number[]): Page => ({
	rows: ids.map((id) => row(id)),
	total,
	extra: { sum: total },
});

const start = (list = machine) => {
	const readPage = scriptedRequest<Page, QueryError, PageRequest<string>>();
	const clock = new SimulatedClock();
	const actor = createActor(list.provide({ actors: { readPage: readPage.logic } }), {
		input: { query: "all" },
		clock,
	}).start();
	return {
		actor,
		clock,
		readPage,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		ids: () => actor.getSnapshot().context.rows.map(({ id }) => id),
		requestedPage: () => readPage.inputs().map((input) => input.page),
	};
};

test.each([
	["without automatic retries", machine],
	["with automatic retries", tireless],
])("every state and every transition of a list %s is covered", (_, list) => {
	const ids = ["readFirstPage", "readNextPage", "refreshFirstPage", "readNewestPage"];
	coverMachine(
		list,
		[
			{ type: "load more" },
			{ type: "refresh" },
			{ type: "catch up" },
			{ type: "retry" },
			{ type: "query changed", query: "some" },
			{ type: "row removed", key: 1 },
			{ type: "row changed", key: 2, row: row(2, "changed") },
			...ids.flatMap((id) => [
				{ type: `xstate.done.actor.${id}` as const, output: Result.succeed(page(3, 1, 2)) },
				{ type: `xstate.done.actor.${id}` as const, output: Result.succeed(page(3, 3)) },
				{ type: `xstate.done.actor.${id}` as const, output: Result.fail(offline) },
				{ type: `xstate.error.actor.${id}` as const, error: new Error() },
			]),
		],
		{
			input: { query: "all" },
			sameWhen: ({ value, context: { rows, query, page, isAtEnd, lastAttempt } }) => [
				value,
				rows.length,
				query,
				page > 0,
				isAtEnd,
				lastAttempt,
			],
		},
	);
});

describe("A-157: a list that retries by itself", () => {
	test("repeats the failed request every 5 s, and stays failed until it succeeds", async () => {
		const { actor, readPage, clock, state, context, ids, requestedPage } = start(tireless);
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		await readPage.fail(offline);
		clock.increment(4999);
		expect([state(), context().error]).toEqual(["failed", offline]);
		clock.increment(1);
		expect([state(), context().error]).toEqual(["loading more", offline]);
		await readPage.succeed(page(4, 2, 1));
		actor.send({ type: "catch up" });
		await readPage.fail(offline);
		clock.increment(5000);
		expect(state()).toBe("catching up");
		await readPage.fail(offline);
		clock.increment(5000);
		await readPage.succeed(page(5, 5, 4));
		expect([state(), context().error, ids(), requestedPage()]).toEqual([
			"finished",
			undefined,
			[5, 4, 3, 2, 1],
			[1, 2, 2, 1, 1, 1],
		]);
		actor.send({ type: "refresh" });
		await readPage.fail(offline);
		clock.increment(5000);
		expect(state()).toBe("refreshing");
	});

	test("repeats a failed first request every 5 s too, and keeps its reason until it has been read", async () => {
		const { readPage, clock, state, context, ids } = start(tireless);
		await readPage.fail(offline);
		clock.increment(4999);
		expect([state(), readPage.inputs().length]).toEqual(["failed", 1]);
		clock.increment(1);
		expect([state(), context().error]).toEqual(["loading", offline]);
		await readPage.fail(offline);
		clock.increment(5000);
		await readPage.succeed(page(2, 2, 1));
		expect([state(), context().error, ids(), readPage.inputs().length]).toEqual([
			"finished",
			undefined,
			[2, 1],
			3,
		]);
	});

	test.each(["retry", "refresh", "catch up"] as const)(
		"reads again at once on '%s' after a failed first request, and shows that it does",
		async (type) => {
			const { actor, readPage, state, context } = start(tireless);
			await readPage.fail(offline);
			actor.send({ type });
			expect([state(), context().error]).toEqual(["loading", undefined]);
		},
	);
});

test("a list without automatic retries stays failed", async () => {
	const { actor, readPage, clock, state } = start();
	await readPage.succeed(page(4, 4, 3));
	actor.send({ type: "refresh" });
	await readPage.fail(offline);
	clock.increment(60_000);
	expect(state()).toBe("failed");
});

describe("Spec 1 §8: loading", () => {
	test("pages are appended until the list reports its end", async () => {
		const { actor, readPage, state, context, ids } = start();
		expect(state()).toBe("loading");
		await readPage.succeed(page(5, 9, 8));
		expect(state()).toBe("ready");
		actor.send({ type: "load more" });
		expect(state()).toBe("loading more");
		await readPage.succeed(page(5, 7, 6));
		actor.send({ type: "load more" });
		await readPage.succeed(page(5, 5));
		expect(state()).toBe("finished");
		expect(ids()).toEqual([9, 8, 7, 6, 5]);
		expect(context().extra).toEqual({ sum: 5 });
		expect(readPage.inputs()).toEqual([1, 2, 3].map((page) => ({ query: "all", page })));
	});

	test("an empty list is finished", async () => {
		const { readPage, state } = start();
		await readPage.succeed(page(0));
		expect(state()).toBe("finished");
	});

	test("an empty page ends a list with a larger total", async () => {
		const { actor, readPage, state } = start();
		await readPage.succeed(page(5, 2, 1));
		actor.send({ type: "load more" });
		await readPage.succeed(page(5));
		expect(state()).toBe("finished");
	});

	test("a failed load ends the list, keeps its rows and is repeated on retry", async () => {
		const { actor, readPage, state, context, ids, requestedPage } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		await readPage.fail(offline);
		actor.send({ type: "load more" });
		expect(state()).toBe("failed");
		expect(context().error).toBe(offline);
		expect(ids()).toEqual([4, 3]);
		actor.send({ type: "retry" });
		await readPage.succeed(page(4, 2, 1));
		expect(state()).toBe("finished");
		expect(context().error).toBeUndefined();
		expect(requestedPage()).toEqual([1, 2, 2]);
	});

	test("a failed first load is retried as a first load", async () => {
		const { actor, readPage, state } = start();
		await readPage.fail(offline);
		actor.send({ type: "retry" });
		expect(state()).toBe("loading");
	});

	test("a failed refresh keeps the rows and is retried as a refresh", async () => {
		const { actor, readPage, state, ids } = start();
		await readPage.succeed(page(2, 2, 1));
		actor.send({ type: "refresh" });
		await readPage.fail(offline);
		expect(ids()).toEqual([2, 1]);
		actor.send({ type: "retry" });
		expect(state()).toBe("refreshing");
	});
});

describe("Rows that move while pages are read", () => {
	test("new rows at the top push known ones to the next page: each appears once, with its newest content", async () => {
		const { actor, readPage, context } = start();
		await readPage.succeed(page(4, 3, 2));
		actor.send({ type: "load more" });
		await readPage.succeed({ ...page(5), rows: [row(2, "newer"), row(1)] });
		expect(context().rows).toEqual([row(3), row(2, "newer"), row(1)]);
	});

	test("a refresh keeps the rows of further pages, unless it starts over", async () => {
		const { actor, readPage, ids, context, requestedPage } = start();
		await readPage.succeed(page(6, 6, 5));
		actor.send({ type: "load more" });
		await readPage.succeed(page(6, 4, 3));
		actor.send({ type: "refresh" });
		await readPage.succeed(page(7, 7, 6));
		expect([ids(), context().isAtEnd]).toEqual([[7, 6, 5, 4, 3], false]);
		actor.send({ type: "load more" });
		await readPage.succeed(page(7, 4, 3));
		expect(requestedPage()).toEqual([1, 2, 1, 3]);
		actor.send({ type: "refresh", startsOver: true });
		await readPage.succeed(page(7, 7, 6));
		expect(ids()).toEqual([7, 6]);
	});

	test("a refresh replaces all rows if there are fewer now", async () => {
		const { actor, readPage, ids } = start();
		await readPage.succeed(page(2, 2, 1));
		actor.send({ type: "refresh" });
		expect(ids()).toEqual([2, 1]);
		await readPage.succeed(page(2, 3, 2));
		expect(ids()).toEqual([3, 2]);
	});

	test.each([
		["refresh", { type: "refresh" }],
		["another query", { type: "query changed", query: "some" }],
	] as const)("a %s after the second page starts with the first", async (_, event) => {
		const { actor, readPage, requestedPage, ids } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		actor.send({ type: "row removed", key: 3 });
		await readPage.succeed(page(4, 2, 1));
		actor.send(event);
		await readPage.succeed(page(4, 4, 3));
		expect([requestedPage(), ids()]).toEqual([
			[1, 2, 1],
			[4, 3],
		]);
	});

	test("a refresh cancels a pending page", async () => {
		const { actor, readPage, state } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		actor.send({ type: "refresh" });
		expect(state()).toBe("refreshing");
		expect(readPage.interrupted()).toEqual([false, true, false]);
	});

	test("catching up puts new rows before the known ones, with their newest content, and continues with the next page", async () => {
		const { actor, readPage, state, context, ids, requestedPage } = start();
		await readPage.succeed(page(6, 6, 5));
		actor.send({ type: "load more" });
		await readPage.succeed(page(6, 4, 3));
		actor.send({ type: "catch up" });
		expect([state(), ids()]).toEqual(["catching up", [6, 5, 4, 3]]);
		await readPage.succeed({ ...page(7), rows: [row(7), row(6, "newer")] });
		expect([context().rows, context().total, context().extra]).toEqual([
			[row(7), row(6, "newer"), row(5), row(4), row(3)],
			7,
			{ sum: 7 },
		]);
		actor.send({ type: "load more" });
		await readPage.succeed(page(7, 3, 2));
		actor.send({ type: "load more" });
		await readPage.succeed(page(7, 1));
		expect([requestedPage(), ids(), state()]).toEqual([[1, 2, 1, 3, 4], [7, 6, 5, 4, 3, 2, 1], "finished"]);
	});

	test.each([
		["there are more new rows than the newest page holds", page(6, 6, 5)],
		["a row of the page was removed", page(3, 4, 2)],
		["the page is in another order", page(4, 3, 4)],
		["no row is left", page(0)],
	])("catching up replaces all rows if %s", async (_, newest) => {
		const { actor, readPage, ids } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		await readPage.succeed(page(4, 2, 1));
		actor.send({ type: "catch up" });
		await readPage.succeed(newest);
		expect(ids()).toEqual(newest.rows.map(({ id }) => id));
	});

	test("catching up with a ranking puts its top before the other known rows, which are updated by their own pages", async () => {
		const { actor, readPage, ids, requestedPage, context, state } = start(ranking);
		await readPage.succeed(page(5, 1, 2));
		actor.send({ type: "load more" });
		await readPage.succeed(page(5, 3, 4));
		actor.send({ type: "catch up" });
		await readPage.succeed({ ...page(5), rows: [row(4, "risen"), row(1)] });
		expect([context().rows, context().total, state()]).toEqual([
			[row(4, "risen"), row(1), row(2), row(3)],
			5,
			"ready",
		]);
		actor.send({ type: "load more" });
		await readPage.succeed(page(5, 5));
		expect([requestedPage(), ids(), state()]).toEqual([[1, 2, 1, 3], [4, 1, 2, 3, 5], "finished"]);
	});

	test("catching up with an empty ranking leaves no rows", async () => {
		const { actor, readPage, ids, state } = start(ranking);
		await readPage.succeed(page(2, 1, 2));
		actor.send({ type: "catch up" });
		await readPage.succeed(page(0));
		expect([ids(), state()]).toEqual([[], "finished"]);
	});

	test("a failed catching up keeps the rows and is retried as such; a refresh replaces it", async () => {
		const { actor, readPage, state, ids } = start();
		await readPage.succeed(page(3, 3, 2));
		actor.send({ type: "catch up" });
		await readPage.fail(offline);
		expect([state(), ids()]).toEqual(["failed", [3, 2]]);
		actor.send({ type: "retry" });
		expect(state()).toBe("catching up");
		actor.send({ type: "refresh" });
		expect(state()).toBe("refreshing");
	});

	test("a row removed while the list catches up does not return", async () => {
		const { actor, readPage, ids, context } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		await readPage.succeed(page(4, 2, 1));
		actor.send({ type: "catch up" });
		actor.send({ type: "row removed", key: 4 });
		await readPage.succeed(page(5, 5, 4));
		expect([ids(), context().total]).toEqual([[5], 4]);
	});

	test("after a removal the page whose rows moved up is read again", async () => {
		const { actor, readPage, requestedPage, ids, state } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "row removed", key: 4 });
		actor.send({ type: "load more" });
		await readPage.succeed(page(3, 3, 2));
		actor.send({ type: "load more" });
		await readPage.succeed(page(3, 1));
		expect(requestedPage()).toEqual([1, 1, 2]);
		expect(ids()).toEqual([3, 2, 1]);
		expect(state()).toBe("finished");
	});

	test("a row removed during the request of a page does not return with it", async () => {
		const { actor, readPage, ids, context } = start();
		await readPage.succeed(page(3, 3, 2));
		actor.send({ type: "refresh" });
		actor.send({ type: "row removed", key: 3 });
		await readPage.succeed(page(3, 3, 2));
		expect(ids()).toEqual([2]);
		expect(context().total).toBe(2);
	});

	test("a changed row keeps its place; an unknown one changes nothing", async () => {
		const { actor, readPage, context } = start();
		await readPage.succeed(page(2, 2, 1));
		actor.send({ type: "row changed", key: 2, row: row(2, "changed") });
		actor.send({ type: "row changed", key: 7, row: row(7) });
		expect(context().rows).toEqual([row(2, "changed"), row(1)]);
	});

	test("another query starts again and drops the answer to the previous one", async () => {
		const { actor, readPage, state, ids, context } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		actor.send({ type: "query changed", query: "some" });
		expect(state()).toBe("loading");
		expect(ids()).toEqual([]);
		await readPage.succeed(page(4, 2, 1));
		expect(ids()).toEqual([]);
		await readPage.succeed(page(1, 9));
		expect(ids()).toEqual([9]);
		expect(context().query).toBe("some");
	});
});

test("after any changes on the platform the list ends with every row that stayed, once and in order", async () => {
	const change = fc.oneof(
		fc.record({ kind: fc.constant("add" as const) }),
		fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
		fc.record({ kind: fc.constant("load more" as const) }),
		fc.record({ kind: fc.constant("catch up" as const) }),
	);
	await fc.assert(
		fc.asyncProperty(
			fc.nat(25),
			fc.integer({ min: 1, max: 6 }),
			fc.array(change, { maxLength: 30 }),
			async (count, size, changes) => {
				let platform = Array.from({ length: count }, (_, index) => count - index);
				const added = new Set<number>();
				let last = count;
				const { actor, readPage, ids, state } = start();
				const answer = () => {
					const requestedPage = readPage.inputs().at(-1)?.page ?? 1;
					return readPage.succeed(
						page(platform.length, ...platform.slice((requestedPage - 1) * size, requestedPage * size)),
					);
				};
				const loadMore = async () => {
					if (state() !== "ready") return;
					actor.send({ type: "load more" });
					await answer();
				};
				await answer();
				for (const step of changes) {
					if (step.kind === "load more") await loadMore();
					if (step.kind === "catch up") {
						actor.send({ type: "catch up" });
						await answer();
					}
					if (step.kind === "add") {
						platform = [++last, ...platform];
						added.add(last);
					}
					if (step.kind === "remove" && platform.length > 0) {
						const gone = platform[step.at % platform.length] ?? 0;
						platform = platform.filter((id) => id !== gone);
						actor.send({ type: "row removed", key: gone });
					}
				}
				for (let more = 0; more < 100 && state() === "ready"; more++) await loadMore();
				expect(state()).toBe("finished");
				const old = (id: number) => !added.has(id);
				expect(ids().filter(old)).toEqual(platform.filter(old));
				expect(new Set(ids()).size).toBe(ids().length);
			},
		),
		{ seed: 1 },
	);
});
