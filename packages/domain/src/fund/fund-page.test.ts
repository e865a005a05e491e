import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { PageRequest } from "../paged-list/list.ts";
import { createPagedListMachine } from "../paged-list/paged-list.machine.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { fundListPage } from "./fund-page.ts";

interface Row {
	readonly id: number;
}
const rowsOf = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }));

describe("Spec 2 §4: the lists of funds end at the last page", () => {
	test("before the last page there is more, at it there is not", () => {
		expect(fundListPage({ rows: rowsOf(1, 2), isLast: false })).toEqual({
			rows: rowsOf(1, 2),
			total: Number.POSITIVE_INFINITY,
			extra: undefined,
		});
		expect(fundListPage({ rows: rowsOf(3, 4, 3), isLast: true })).toEqual({
			rows: rowsOf(3, 4, 3),
			total: 2,
			extra: undefined,
		});
	});

	test("a list reads every page once, whatever its length and repeated rows", async () => {
		const list = createPagedListMachine<Row, number, undefined, undefined>({ keyOf: ({ id }) => id });
		const page = fc.array(fc.nat(12), { minLength: 1, maxLength: 5 });
		await fc.assert(
			fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 6 }), async (pages) => {
				const readPage = scriptedRequest<ListPage<Row, undefined>, QueryError, PageRequest<undefined>>();
				const actor = createActor(list.provide({ actors: { readPage: readPage.logic } }), {
					input: { query: undefined },
				}).start();
				for (const [index, ids] of pages.entries()) {
					expect(readPage.inputs().length).toBe(index + 1);
					await readPage.succeed(fundListPage({ rows: rowsOf(...ids), isLast: index + 1 === pages.length }));
					actor.send({ type: "load more" });
				}
				const { value, context } = actor.getSnapshot();
				expect([value, new Set(context.rows.map(({ id }) => id))]).toEqual([
					"finished",
					new Set(pages.flat()),
				]);
				expect(readPage.inputs().map((request) => request.page)).toEqual(pages.map((_, index) => index + 1));
			}),
		);
	});

	test("an empty list is finished", async () => {
		expect(fundListPage({ rows: [], isLast: true })).toEqual({ rows: [], total: 0, extra: undefined });
	});
});
