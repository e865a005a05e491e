import { describe, expect, test } from "vitest";
import { offline } from "../../command/command.test-support.ts";
import { orderAfterZero, startOrder } from "./micro-order.test-support.ts";
import { microOrderId } from "./micro-order.ts";

describe("Whichever source reports the close first", () => {
	test.each<[string, () => Promise<ReturnType<typeof startOrder>>]>([
		["while it counts", async () => startOrder()],
		[
			"while the time left is read",
			async () => {
				const started = startOrder();
				started.send({ type: "wake up" });
				return started;
			},
		],
		[
			"while another reading of the time left is due",
			async () => {
				const started = startOrder();
				started.send({ type: "wake up" });
				await started.readOrder.fail(offline);
				return started;
			},
		],
		[
			"while the time left is uncertain",
			async () => {
				const started = startOrder();
				started.sleep(5000);
				started.wait(1000);
				return started;
			},
		],
		[
			"while it is settled",
			async () => {
				const started = startOrder();
				started.wait(30_000);
				return started;
			},
		],
		["while it is read", async () => orderAfterZero()],
		[
			"between two readings",
			async () => {
				const started = orderAfterZero();
				await started.readOrder.succeed(started.inProgress(0));
				return started;
			},
		],
		[
			"after the result became unknown",
			async () => {
				const started = orderAfterZero();
				for (let turn = 0; turn < 5; turn++) {
					await started.readOrder.fail(offline);
					started.wait(30_000);
				}
				return started;
			},
		],
	])("a list or a push %s: the order is closed with its figures, emitted once", async (_, reach) => {
		const { send, closed, state, context, settled, wait, readOrder } = await reach();
		const other = { ...closed(), id: microOrderId(602) };
		const before = state();
		send({ type: "order updated", order: other });
		expect(state()).toEqual(before);
		const order = closed();
		send({ type: "order updated", order });
		send({ type: "order updated", order: { ...order, profit: undefined } });
		send({ type: "wake up" });
		send({ type: "check again" });
		const readings = readOrder.inputs().length;
		wait(120_000);
		expect([state(), context().order, context().remaining, context().isUncertain, settled]).toEqual([
			"closed",
			order,
			0,
			false,
			[{ type: "settled", order }],
		]);
		expect(readOrder.inputs().length).toBe(readings);
	});

	test("a reading in progress is not awaited, and changes nothing any more", async () => {
		const { send, closed, readOrder, context, settled } = orderAfterZero();
		const order = closed();
		send({ type: "order updated", order });
		expect(readOrder.interrupted()).toEqual([true]);
		await readOrder.succeed({ ...order, profit: undefined });
		expect([context().order, settled.length]).toEqual([order, 1]);
	});

	test("a reading after waking finds the order closed early", async () => {
		const { send, closed, readOrder, state, settled } = startOrder();
		send({ type: "wake up" });
		const order = closed();
		await readOrder.succeed(order);
		expect([state(), settled]).toEqual(["closed", [{ type: "settled", order }]]);
	});
});
