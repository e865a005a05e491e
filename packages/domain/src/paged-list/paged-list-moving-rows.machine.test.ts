import { describe, expect, test } from "vitest";
import { createPagedListMachine } from "./paged-list.machine.ts";
import { keyOf, offline, type Page, page, type Row, row, start } from "./paged-list-machine.test-support.ts";

const ranking = createPagedListMachine<Row, number, string, Page["extra"]>({ keyOf, changesOrder: true });

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
