import { Effect } from "effect";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { moneyOf } from "../../contract/contract.test-support.ts";
import { instrumentId } from "../../market/instrument.ts";
import type { PageRequest } from "../../paged-list/list.ts";
import { createPagedListMachine } from "../../paged-list/paged-list.machine.ts";
import type { NewMicroOrder } from "../micro-trading.port.ts";
import { memoryMicroTrading } from "../micro-trading.test-support.ts";
import type { MicroOrder, MicroOrderId, MicroStage } from "./micro-order.ts";
import { microOrderList } from "./micro-order-list.ts";

interface Query {
	readonly stage: MicroStage;
}

const order: NewMicroOrder = {
	instrument: instrumentId(1),
	direction: "up",
	amount: moneyOf("20"),
	seconds: 30,
};

test("Spec 1 §4: both tabs, in transaction and closed, load page by page through the list machine", async () => {
	let now = 0;
	const { layer, place } = memoryMicroTrading({ now: () => now });
	for (let turn = 0; turn < 3; turn++) place(order);
	now = 20_000;
	place(order);
	const list = createPagedListMachine<MicroOrder, MicroOrderId, Query, undefined>(microOrderList).provide({
		actors: {
			readPage: fromPromise(async ({ input }: { input: PageRequest<Query> }) =>
				Effect.runSync(Effect.result(Effect.provide(microOrderList.read(input), layer))),
			),
		},
	});
	const actor = createActor(list, { input: { query: { stage: "in progress" } } }).start();
	const settled = async () => {
		for (let turn = 0; turn < 10; turn++) await Promise.resolve();
		const { value, context } = actor.getSnapshot();
		return [value, context.rows.map(({ id }) => id)];
	};
	expect(await settled()).toEqual(["ready", [604, 603]]);
	actor.send({ type: "load more" });
	expect(await settled()).toEqual(["finished", [604, 603, 602, 601]]);
	actor.send({ type: "query changed", query: { stage: "closed" } });
	expect(await settled()).toEqual(["finished", []]);
	now = 30_000;
	actor.send({ type: "refresh" });
	expect(await settled()).toEqual(["ready", [603, 602]]);
});
