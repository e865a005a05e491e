import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type QueryError, Unreachable } from "../request.errors.ts";
import { scriptedRequest } from "../request.test-support.ts";
import { expectEveryTransitionWalked } from "../walk-machine.test-support.ts";
import { createPagedListMachine, type PageRequest } from "./paged-list.machine.ts";
import type { ListPage } from "./paged-list.ts";

interface Row {
	readonly id: number;
	readonly text: string;
}
type Page = ListPage<Row, { readonly sum: number }>;

const machine = createPagedListMachine<Row, number, string, Page["extra"]>({ keyOf: ({ id }) => id });
const offline = new Unreachable({ reason: "offline" });

const row = (id: number, text = ""): Row => ({ id, text });
const page = (total: number, ...ids: readonly number[]): Page => ({
	rows: ids.map((id) => row(id)),
	total,
	extra: { sum: total },
});

const start = () => {
	const readPage = scriptedRequest<Page, QueryError, PageRequest<string>>();
	const actor = createActor(machine.provide({ actors: { readPage: readPage.logic } }), {
		input: { query: "all" },
	}).start();
	return {
		actor,
		readPage,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		ids: () => actor.getSnapshot().context.rows.map(({ id }) => id),
		asked: () => readPage.inputs().map((input) => input.page),
	};
};

test("every state is reached and every transition walked", () => {
	const ids = ["readFirstPage", "readNextPage", "refreshFirstPage"];
	expectEveryTransitionWalked(
		machine,
		[
			{ type: "load more" },
			{ type: "refresh" },
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

describe("Spec 1 §8: loading", () => {
	test("pages are added until the list says no more", async () => {
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

	test("an empty page ends a list whose total promises more", async () => {
		const { actor, readPage, state } = start();
		await readPage.succeed(page(5, 2, 1));
		actor.send({ type: "load more" });
		await readPage.succeed(page(5));
		expect(state()).toBe("finished");
	});

	test("a failed load ends the list, keeps its rows and asks again on retry", async () => {
		const { actor, readPage, state, context, ids, asked } = start();
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
		expect(asked()).toEqual([1, 2, 2]);
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

describe("rows that move while pages are read", () => {
	test("new rows at the top push known ones onto the next page: each stands once, with its newest content", async () => {
		const { actor, readPage, context } = start();
		await readPage.succeed(page(4, 3, 2));
		actor.send({ type: "load more" });
		await readPage.succeed({ ...page(5), rows: [row(2, "newer"), row(1)] });
		expect(context().rows).toEqual([row(3), row(2, "newer"), row(1)]);
	});

	test("a refresh replaces what was there", async () => {
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
	] as const)("a %s after the second page begins with the first", async (_, event) => {
		const { actor, readPage, asked, ids } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		actor.send({ type: "row removed", key: 3 });
		await readPage.succeed(page(4, 2, 1));
		actor.send(event);
		await readPage.succeed(page(4, 4, 3));
		expect([asked(), ids()]).toEqual([
			[1, 2, 1],
			[4, 3],
		]);
	});

	test("a refresh gives up the page under way", async () => {
		const { actor, readPage, state } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "load more" });
		actor.send({ type: "refresh" });
		expect(state()).toBe("refreshing");
		expect(readPage.interrupted()).toEqual([false, true, false]);
	});

	test("after a removal the page whose rows moved up is read again", async () => {
		const { actor, readPage, asked, ids, state } = start();
		await readPage.succeed(page(4, 4, 3));
		actor.send({ type: "row removed", key: 4 });
		actor.send({ type: "load more" });
		await readPage.succeed(page(3, 3, 2));
		actor.send({ type: "load more" });
		await readPage.succeed(page(3, 1));
		expect(asked()).toEqual([1, 1, 2]);
		expect(ids()).toEqual([3, 2, 1]);
		expect(state()).toBe("finished");
	});

	test("a row removed while a page is under way does not come back with it", async () => {
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

	test("another query starts over and drops the answer to the former one", async () => {
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

test("law: whatever comes and goes on the platform, the list ends with every row that stayed, once and in order", async () => {
	const change = fc.oneof(
		fc.record({ kind: fc.constant("add" as const) }),
		fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
		fc.record({ kind: fc.constant("load more" as const) }),
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
					const asked = readPage.inputs().at(-1)?.page ?? 1;
					return readPage.succeed(page(platform.length, ...platform.slice((asked - 1) * size, asked * size)));
				};
				const loadMore = async () => {
					if (state() !== "ready") return;
					actor.send({ type: "load more" });
					await answer();
				};
				await answer();
				for (const step of changes) {
					if (step.kind === "load more") await loadMore();
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
