import { describe, expect, test } from "vitest";
import { holdingOrder, pendingOrder, priceOf } from "../contract/contract.test-support.ts";
import { cancelledOrder, closedOrder } from "./activity.test-support.ts";
import { history, startActivity, watching } from "./activity-machine.test-support.ts";

describe("A-146: what the customer requested on this device", () => {
	test("the last 50 commands of the customer are remembered", () => {
		const { actor, context } = startActivity();
		const ids = Array.from({ length: 70 }, (_, at) => 1000 + at);
		for (const id of ids) actor.send({ type: "own command", id, command: "carried out" });
		expect([...context().own.keys()]).toEqual(ids.slice(20));
	});

	test("a close that was carried out is reported as requested and read, without an alert", async () => {
		const { actor, see, lookUp, reported, happened } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder], [holdingOrder.id]);
		actor.send({ type: "own command", id: 501, command: "carried out" });
		await lookUp.succeed(history({ ...closedOrder, stopLoss: priceOf("1.09") }));
		expect([reported(), happened]).toEqual([["closed 501 at 1.0845, -0.01, customer, read"], []]);
	});

	test("an answer after the list still marks the end as requested", async () => {
		const { actor, see, lookUp, reported } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder]);
		await lookUp.succeed(history(closedOrder));
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01, read"]);
		actor.send({ type: "own command", id: 501, command: "carried out" });
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01, customer, read"]);
	});

	test("a close that was refused because a stop came first is news", async () => {
		const { actor, see, lookUp, reported } = watching();
		actor.send({ type: "own command", id: 501, command: "asked" });
		see([pendingOrder]);
		await lookUp.succeed(history({ ...closedOrder, stopLoss: priceOf("1.0845") }));
		actor.send({ type: "own command failed", id: 501 });
		expect(reported()).toEqual(["closed 501 at 1.0845, -0.01, stop-loss"]);
	});

	test("an order that the customer cancelled is not reported", async () => {
		const { actor, see, lookUp, reported, state } = watching();
		actor.send({ type: "own command", id: 502, command: "asked" });
		actor.send({ type: "own command", id: 502, command: "carried out" });
		see([holdingOrder]);
		await lookUp.succeed(history(cancelledOrder));
		expect([reported(), state()]).toEqual([[], "watching"]);
	});
});
