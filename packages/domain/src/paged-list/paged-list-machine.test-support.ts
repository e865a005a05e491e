import { createActor, SimulatedClock } from "xstate";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { PageRequest } from "./list.ts";
import { createPagedListMachine } from "./paged-list.machine.ts";
import type { ListPage } from "./paged-list.ts";

export interface Row {
	readonly id: number;
	readonly text: string;
}

export type Page = ListPage<Row, { readonly sum: number }>;

export const keyOf = ({ id }: Row) => id;
export const machine = createPagedListMachine<Row, number, string, Page["extra"]>({ keyOf });
export const offline = new Unreachable({ reason: "offline" });
export const row = (id: number, text = ""): Row => ({ id, text });

export const page = (total: number, ...ids: readonly number[]): Page => ({
	rows: ids.map((id) => row(id)),
	total,
	extra: { sum: total },
});

export const start = (list = machine) => {
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
