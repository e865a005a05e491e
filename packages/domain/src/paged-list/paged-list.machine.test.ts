import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { createPagedListMachine } from "./paged-list.machine.ts";
import {
	keyOf,
	machine,
	offline,
	type Page,
	page,
	type Row,
	row,
	start,
} from "./paged-list-machine.test-support.ts";

const tireless = createPagedListMachine<Row, number, string, Page["extra"]>({
	keyOf,
	retriesAutomatically: true,
});

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
