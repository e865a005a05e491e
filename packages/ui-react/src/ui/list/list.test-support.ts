import { createPagedListMachine, type ListPage } from "@tradewind/domain/paged-list";
import { createActor } from "xstate";
import { byHand, startApp } from "../../state/fake-app.test-support.ts";

interface NumberedRow {
	readonly id: number;
}

export const numberedList = createPagedListMachine<NumberedRow, number, undefined, undefined>({
	keyOf: ({ id }) => id,
});

export const pageOf = (total: number, ...ids: readonly number[]): ListPage<NumberedRow, undefined> => ({
	rows: ids.map((id) => ({ id })),
	total,
	extra: undefined,
});

/** A running list whose pages the test answers explicitly. */
export const startList = () => {
	const page = byHand<ListPage<NumberedRow, undefined>>();
	const { request } = startApp().app;
	const list = createActor(numberedList.provide({ actors: { readPage: request(() => page.reply) } }), {
		input: { query: undefined },
	}).start();
	return {
		list,
		page,
		ids: () => list.getSnapshot().context.rows.map(({ id }) => id),
		state: () => list.getSnapshot().value,
	};
};
