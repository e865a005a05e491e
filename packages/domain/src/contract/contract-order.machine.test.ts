import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { AnswerLost, type CommandError, type QueryError, Refused, Unreachable } from "../request.errors.ts";
import { scriptedRequest } from "../request.test-support.ts";
import { expectEveryTransitionWalked } from "../walk-machine.test-support.ts";
import { holdingOrder, moneyOf, pendingOrder, priceOf } from "./contract.test-support.ts";
import type { ContractOrderEvent } from "./contract-order.events.ts";
import { contractOrderMachine } from "./contract-order.machine.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";
import type { Done } from "./contract-trading.port.ts";
import type { CommandDone, Stops } from "./order-command.ts";

const lost = new AnswerLost({ reason: "no answer" });
const refused = new Refused({ code: 3, message: "Too late" });
const offline = new Unreachable({ reason: "offline" });
const closedOrder: ContractOrder = { ...holdingOrder, stage: "closed" };
const cancelledOrder: ContractOrder = { ...pendingOrder, stage: "cancelled" };
const filledOrder: ContractOrder = { ...pendingOrder, stage: "holding" };
const stops: Stops = { stopLoss: priceOf("1.08"), takeProfit: undefined };
const setStops: ContractOrderEvent = { type: "set stops", ...stops };

const start = (order: ContractOrder = holdingOrder) => {
	const clock = new SimulatedClock();
	const close = scriptedRequest<Done, CommandError, OrderId>();
	const cancel = scriptedRequest<Done, CommandError, OrderId>();
	const set = scriptedRequest<Done, CommandError, Stops & { readonly id: OrderId }>();
	const readOrder = scriptedRequest<ContractOrder | undefined, QueryError, OrderId>();
	const machine = contractOrderMachine.provide({
		actors: { close: close.logic, cancel: cancel.logic, setStops: set.logic, readOrder: readOrder.logic },
	});
	const actor = createActor(machine, { clock, input: { order } });
	const told: CommandDone[] = [];
	actor.on("done", (event) => told.push(event));
	actor.start();
	return {
		actor,
		clock,
		close,
		cancel,
		set,
		readOrder,
		told,
		send: actor.send,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

const inDoubt = async (command: ContractOrderEvent, order = holdingOrder) => {
	const started = start(order);
	started.send(command);
	if (command.type === "close") await started.close.fail(lost);
	if (command.type === "cancel") await started.cancel.fail(lost);
	if (command.type === "set stops") await started.set.fail(lost);
	return started;
};

test("every state is reached and every transition walked", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const answers = ["close", "cancel", "setStops"].flatMap((id) => [
		done(id, Result.succeed({ message: "Done" })),
		done(id, Result.fail(refused)),
		done(id, Result.fail(lost)),
		{ type: `xstate.error.actor.${id}` as const, error: new Error() },
	]);
	const events = [
		{ type: "close" },
		{ type: "cancel" },
		setStops,
		{ type: "update", latestPrice: priceOf("1.09"), profit: moneyOf("1") },
		{ type: "pushed closed" },
		{ type: "read", order: undefined },
		{ type: "check again" },
		{ type: "dismiss" },
		...answers,
		{ type: "xstate.error.actor.readOrder", error: new Error() },
		done("readOrder", Result.fail(offline)),
	] as const;
	const sameWhen = ({ value, context }: ReturnType<ReturnType<typeof start>["actor"]["getSnapshot"]>) => [
		value,
		context.order.stage,
		context.command,
		Math.min(context.looks, 3),
	];
	const readings = (...orders: readonly ContractOrder[]) =>
		orders.flatMap((order) => [{ type: "read", order } as const, done("readOrder", Result.succeed(order))]);
	expectEveryTransitionWalked(
		contractOrderMachine,
		[...events, ...readings(pendingOrder, filledOrder, cancelledOrder, { ...pendingOrder, stage: "closed" })],
		{
			input: { order: pendingOrder },
			sameWhen,
		},
	);
});

describe("Spec 1 §4: what can be asked of an order", () => {
	test.each([
		[pendingOrder, "pending"],
		[holdingOrder, "holding"],
		[closedOrder, "closed"],
		[cancelledOrder, "cancelled"],
	])("an order that is listed as such is %#", (order, state) => {
		expect(start(order).state()).toBe(state);
	});

	test("a holding order is closed, once, and the platform's message told (Spec 1 §7)", async () => {
		const { actor, send, close, state, told, context } = start();
		send({ type: "close" });
		send({ type: "close" });
		send(setStops);
		send({ type: "cancel" });
		expect([state(), actor.getSnapshot().hasTag("busy"), close.inputs()]).toEqual([
			{ closing: "under way" },
			true,
			[501],
		]);
		await close.succeed({ message: "Closed" });
		expect([state(), context().order.stage, told]).toEqual([
			"closed",
			"closed",
			[{ type: "done", command: "close", message: "Closed" }],
		]);
	});

	test("a pending order is cancelled, and can't be closed or given stops", async () => {
		const { send, cancel, close, set, state, told } = start(pendingOrder);
		send({ type: "close" });
		send(setStops);
		expect([state(), close.inputs(), set.inputs()]).toEqual(["pending", [], []]);
		send({ type: "cancel" });
		send({ type: "cancel" });
		await cancel.succeed({ message: "Cancelled" });
		expect([state(), cancel.inputs(), told]).toEqual([
			"cancelled",
			[502],
			[{ type: "done", command: "cancel", message: "Cancelled" }],
		]);
	});

	test("stops are set and shown", async () => {
		const { send, set, state, context, told } = start();
		send(setStops);
		expect(set.inputs()).toEqual([{ id: 501, ...stops }]);
		await set.succeed({ message: "Set" });
		expect([state(), context().order.stopLoss, told]).toEqual([
			"holding",
			stops.stopLoss,
			[{ type: "done", command: "set stops", message: "Set" }],
		]);
	});

	test("a refused command leaves the order as it was and says why, until dismissed", async () => {
		const { send, close, state, context } = start();
		send({ type: "close" });
		await close.fail(refused);
		expect([state(), context().refusal]).toEqual(["holding", refused]);
		send({ type: "dismiss" });
		expect(context().refusal).toBeUndefined();
	});

	test("prices and profit follow the pushes, but not after the close", () => {
		const { send, context } = start();
		send({ type: "update", latestPrice: priceOf("1.09"), profit: moneyOf("3") });
		send({ type: "pushed closed" });
		send({ type: "update", latestPrice: priceOf("1.01"), profit: moneyOf("-9") });
		expect(context().order).toEqual({
			...closedOrder,
			latestPrice: priceOf("1.09"),
			profit: moneyOf("3"),
		});
	});

	test("the lists show that a pending order was filled", () => {
		const { send, state } = start(pendingOrder);
		send({ type: "read", order: filledOrder });
		expect(state()).toBe("holding");
	});

	test("a holding order that is in no list any more was closed; a pending one is looked up", async () => {
		const holding = start();
		holding.send({ type: "read", order: undefined });
		expect([holding.state(), holding.context().order, holding.told]).toEqual(["closed", closedOrder, []]);
		const pending = start(pendingOrder);
		pending.send({ type: "read", order: undefined });
		expect(pending.state()).toEqual({ "outcome unknown": "looking" });
		await pending.readOrder.succeed(cancelledOrder);
		expect([pending.state(), pending.told, pending.context().wasNotCarriedOut]).toEqual([
			"cancelled",
			[],
			false,
		]);
	});
});

describe("Pitfall 4: the push that an order is closed comes before the answer", () => {
	test.each<[string, (close: ReturnType<typeof start>["close"]) => Promise<void>, string | undefined]>([
		["a success with its message", (close) => close.succeed({ message: "Closed" }), "Closed"],
		["a refusal", (close) => close.fail(refused), undefined],
		["a lost answer", (close) => close.fail(lost), undefined],
		["a defect", (close) => close.break(), undefined],
	])("and wins over %s", async (_, answer, message) => {
		const { send, close, state, told } = start();
		send({ type: "close" });
		send({ type: "pushed closed" });
		send({ type: "pushed closed" });
		expect(state()).toEqual({ closing: "pushed closed" });
		await answer(close);
		expect([state(), told]).toEqual(["closed", [{ type: "done", command: "close", message }]]);
	});

	test("lists that still show it say nothing of a close that is under way", () => {
		const { send, clock, state } = start();
		send({ type: "close" });
		send({ type: "read", order: { ...holdingOrder, profit: moneyOf("3") } });
		clock.increment(3000);
		expect(state()).toEqual({ closing: "under way" });
	});

	test("the answer is waited for three seconds more", async () => {
		const { send, clock, state, told, close, context } = start();
		send({ type: "close" });
		send({ type: "read", order: undefined });
		clock.increment(3000);
		expect([state(), told]).toEqual(["closed", [{ type: "done", command: "close", message: undefined }]]);
		await close.fail(refused);
		expect([state(), context().order.stage]).toEqual(["closed", "closed"]);
	});

	test("and wins over stops that are being set", async () => {
		const { send, set, state, told } = start();
		send(setStops);
		send({ type: "pushed closed" });
		await set.succeed({ message: "Set" });
		expect([state(), told]).toEqual(["closed", []]);
	});

	test("and ends the doubt about a close, not about anything else", async () => {
		const closing = await inDoubt({ type: "close" });
		closing.send({ type: "pushed closed" });
		expect([closing.state(), closing.told]).toEqual([
			"closed",
			[{ type: "done", command: "close", message: undefined }],
		]);
		const setting = await inDoubt(setStops);
		setting.send({ type: "pushed closed" });
		expect([setting.state(), setting.context().order.stage, setting.told]).toEqual(["closed", "closed", []]);
	});
});

describe("Pitfall 2: a lost answer leaves the outcome unknown until the order shows it", () => {
	test.each<[string, ContractOrderEvent, ContractOrder, ContractOrder, string]>([
		["a close", { type: "close" }, holdingOrder, closedOrder, "closed"],
		["a cancel", { type: "cancel" }, pendingOrder, cancelledOrder, "cancelled"],
		["stops", setStops, holdingOrder, { ...holdingOrder, ...stops }, "holding"],
	])("%s was carried out", async (_, command, order, read, state) => {
		const doubtful = await inDoubt(command, order);
		expect(doubtful.state()).toEqual({ "outcome unknown": "waiting" });
		doubtful.send(command);
		doubtful.clock.increment(1000);
		await doubtful.readOrder.succeed(read);
		expect([doubtful.state(), doubtful.told, doubtful.context().order]).toEqual([
			state,
			[{ type: "done", command: command.type, message: undefined }],
			read,
		]);
		const { close, cancel, set } = doubtful;
		expect([...close.inputs(), ...cancel.inputs(), ...set.inputs()]).toHaveLength(1);
	});

	test.each<[string, ContractOrderEvent, ContractOrder, string]>([
		["a close", { type: "close" }, holdingOrder, "holding"],
		["a cancel", { type: "cancel" }, pendingOrder, "pending"],
		["stops", setStops, holdingOrder, "holding"],
	])("%s was not: three looks show no trace of it", async (_, command, order, state) => {
		const doubtful = await inDoubt(command, order);
		for (const wait of [1000, 2000, 4000]) {
			expect(doubtful.state()).toEqual({ "outcome unknown": "waiting" });
			doubtful.clock.increment(wait);
			await doubtful.readOrder.succeed(order);
		}
		expect([doubtful.state(), doubtful.context().wasNotCarriedOut, doubtful.told]).toEqual([state, true, []]);
		doubtful.send(command);
		expect(doubtful.context().wasNotCarriedOut).toBe(false);
	});

	test.each<[string, ContractOrderEvent, ContractOrder]>([
		["a close", { type: "close" }, holdingOrder],
		["a cancel", { type: "cancel" }, pendingOrder],
		["stops", setStops, holdingOrder],
	])(
		"%s that was not answered in time may be carried out yet: only a second round of looks says that it was not",
		async (_, command, order) => {
			const { send, close, cancel, set, clock, readOrder, state, context } = start(order);
			send(command);
			const asked = { close, cancel, "set stops": set }[command.type as "close" | "cancel" | "set stops"];
			await asked.fail(new AnswerLost({ reason: "still under way" }));
			for (const wait of [1000, 2000, 4000]) {
				clock.increment(wait);
				await readOrder.succeed(order);
			}
			expect(state()).toEqual({ "outcome unknown": "cannot tell" });
			send({ type: "check again" });
			await readOrder.succeed(order);
			for (const wait of [2000, 4000]) {
				clock.increment(wait);
				await readOrder.succeed(order);
			}
			expect([state(), context().wasNotCarriedOut]).toEqual([order.stage, true]);
		},
	);

	test("the next one is judged by itself, also when it comes to nothing by a defect", async () => {
		const { send, close, clock, readOrder, state } = start();
		send({ type: "close" });
		await close.fail(new AnswerLost({ reason: "still under way" }));
		clock.increment(1000);
		await readOrder.break();
		send({ type: "dismiss" });
		send({ type: "close" });
		await close.break();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await readOrder.succeed(holdingOrder);
		}
		expect(state()).toBe("holding");
	});

	test("a cancel that came too late: the order is filled and closed; it is said until dismissed", async () => {
		const { send, clock, readOrder, state, context } = await inDoubt({ type: "cancel" }, pendingOrder);
		clock.increment(1000);
		await readOrder.succeed({ ...pendingOrder, stage: "closed" });
		expect([state(), context().wasNotCarriedOut]).toEqual(["closed", true]);
		send({ type: "dismiss" });
		expect(context().wasNotCarriedOut).toBe(false);
	});

	test("an order that can't be found or read stays in doubt, and can be looked for again", async () => {
		const { send, clock, readOrder, state, close } = await inDoubt({ type: "close" });
		clock.increment(1000);
		await readOrder.fail(offline);
		clock.increment(2000);
		await readOrder.succeed(undefined);
		clock.increment(4000);
		await readOrder.succeed(undefined);
		expect(state()).toEqual({ "outcome unknown": "cannot tell" });
		send({ type: "close" });
		send({ type: "check again" });
		await readOrder.break();
		send({ type: "dismiss" });
		expect([state(), close.inputs().length]).toEqual(["holding", 1]);
	});

	test("a defect after the press is a lost answer too", async () => {
		const { send, close, state } = start();
		send({ type: "close" });
		await close.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});
});
