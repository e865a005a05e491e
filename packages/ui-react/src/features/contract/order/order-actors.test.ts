import type { CommandDone } from "@tradewind/domain/command";
import {
	type ContractOrder,
	ContractTrading,
	type OrderPage,
	type OrderTab,
} from "@tradewind/domain/contract";
import {
	AnswerLost,
	type CommandError,
	type QueryError,
	Refused,
	Unreachable,
} from "@tradewind/domain/request";
import { Effect, Layer } from "effect";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
	byHand,
	enterDemo,
	holdingOrder,
	readingOf,
	signIn,
	startApp,
} from "../../../state/fake-app.test-support.ts";
import { endOf, markSheetOpen, type OrderNews, orderActorOf } from "./order-actors.ts";

const open = async () => {
	const close = byHand<CommandDone, CommandError>();
	const setStops = byHand<CommandDone, CommandError>();
	const readOrder = byHand<ContractOrder | undefined>();
	const world = startApp(
		Layer.mock(ContractTrading, {
			close: () => close.reply,
			setStops: () => setStops.reply,
			orders: listing(readOrder.reply),
		}),
	);
	const signedIn = await enterDemo(world);
	world.app.orders.send({ type: "load" });
	await world.requests.orders.succeed(readingOf(holdingOrder));
	const reported: OrderNews[] = [];
	const actor = orderActorOf(world.app, signedIn, holdingOrder, (news) => reported.push(news));
	const requests = { ...world.requests, close, setStops, readOrder };
	return { ...world, requests, world, signedIn, actor, reported, openIds: () => idsOf(world) };
};

/** The lists with the order that `read` finds. Only the list of pending orders, which is requested first, runs `read`. */
const listing = (read: Effect.Effect<ContractOrder | undefined, QueryError>) => {
	let found: ContractOrder | undefined;
	return ({ tab }: { readonly tab: OrderTab }): Effect.Effect<OrderPage, QueryError> =>
		Effect.map(tab === "pending" ? read : Effect.succeed(found), (order) => {
			found = order;
			const orders = order && tabOf(order) === tab ? [order] : [];
			const { totals } = readingOf();
			return { orders, total: orders.length, profitOfAll: holdingOrder.profit, totals };
		});
};

const tabOf = ({ stage }: ContractOrder): OrderTab =>
	stage === "pending" || stage === "holding" ? stage : "history";

const idsOf = ({ app }: Pick<ReturnType<typeof startApp>, "app">) =>
	app.orders.getSnapshot().context.holding.map(({ id }) => id);

describe("Spec 1 §4: a command to an order", () => {
	test("is reported when it is answered, removes the order from the lists and reads them again", async () => {
		const { app, actor, reported, requests, openIds } = await open();
		actor.send({ type: "close" });
		await requests.close.succeed({ message: "Closed" });
		expect([reported, openIds(), endOf(actor)?.command, app.orders.getSnapshot().value]).toEqual([
			[{ type: "done", command: "close", message: "Closed" }],
			[],
			"close",
			"refreshing",
		]);
	});

	test("that closes the order reads the platform's record of it, which has the final price and profit", async () => {
		const { actor, requests } = await open();
		actor.send({ type: "close" });
		await requests.close.succeed({ message: "Closed" });
		const { record } = endOf(actor) ?? {};
		expect(record?.getSnapshot().context.order).toBeUndefined();
		const closed = { ...holdingOrder, stage: "closed", completedAt: "2026-01-01 00:05:00" } as const;
		await requests.readOrder.succeed(closed);
		expect(record?.getSnapshot().context.order).toEqual(closed);
	});

	test("that ends the order ends its following too, once its sheet is closed and its record is known", async () => {
		const { app, actor, signedIn, requests } = await open();
		const isFollowed = () => orderActorOf(app, signedIn, holdingOrder, () => {}) === actor;
		const leave = markSheetOpen(actor);
		actor.send({ type: "close" });
		await requests.close.succeed({ message: "Closed" });
		await requests.readOrder.succeed({ ...holdingOrder, stage: "closed" });
		app.orders.send({ type: "closed", ids: [holdingOrder.id] });
		expect(isFollowed()).toBe(true);
		leave();
		app.orders.send({ type: "closed", ids: [holdingOrder.id] });
		expect(isFollowed()).toBe(false);
	});

	test("whose sheet is open is not reported elsewhere: the sheet shows the receipt", async () => {
		const { actor, reported, requests } = await open();
		markSheetOpen(actor);
		actor.send({ type: "close" });
		await requests.close.succeed({ message: "Closed" });
		expect([reported, endOf(actor)?.message]).toEqual([[], "Closed"]);
	});

	test("that is refused because the platform has just closed the order is reported as refused, and the close as the platform's", async () => {
		const { app, actor, reported, requests } = await open();
		actor.send({ type: "close" });
		app.orders.send({ type: "closed", ids: [holdingOrder.id] });
		const refusal = new Refused({ code: 0, message: "Not open any more" });
		await requests.close.fail(refusal);
		expect([
			reported,
			actor.getSnapshot().value,
			endOf(actor)?.command,
			app.balances.getSnapshot().value,
		]).toEqual([[{ type: "superseded", refusal }], "closed", undefined, "loading"]);
	});

	test("that is refused reads the lists again, and their orders are applied", async () => {
		const { actor, requests, openIds } = await open();
		actor.send({ type: "close" });
		await requests.close.fail(new Refused({ code: 0, message: "Not holding" }));
		await requests.orders.succeed(readingOf());
		expect([actor.getSnapshot().value, openIds(), endOf(actor)?.command]).toEqual(["closed", [], undefined]);
	});

	test.each([
		["a logout", async () => {}],
		["another customer's login", async (world: ReturnType<typeof startApp>) => void (await signIn(world, 7))],
	])("that is answered after %s is reported to no customer and changes no lists", async (_, next) => {
		const { app, actor, reported, requests, world, openIds } = await open();
		actor.send({ type: "close" });
		app.session.send({ type: "logout" });
		app.orders.send({ type: "reset" });
		await next(world);
		app.orders.send({ type: "load" });
		await requests.orders.succeed(readingOf(holdingOrder));
		await requests.close.succeed({ message: "Closed" });
		expect([reported, openIds(), app.balances.getSnapshot().value]).toEqual([[], [501], "unknown"]);
	});

	test("of the demo account does not affect the real customer, even without a logout between them", async () => {
		const { app, actor, reported, requests, world, openIds } = await open();
		actor.send({ type: "close" });
		const mia = await signIn(world, 7);
		app.orders.send({ type: "reset" });
		app.orders.send({ type: "load" });
		await requests.orders.succeed(readingOf(holdingOrder));
		await requests.close.succeed({ message: "Closed" });
		expect([reported, openIds()]).toEqual([[], [501]]);
		expect(orderActorOf(app, mia, holdingOrder, () => {})).not.toBe(actor);
	});
});

test("Pitfall 4: changes of the lists during a command reach the order after the command", async () => {
	const { app, actor, requests } = await open();
	actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
	app.orders.send({ type: "refresh" });
	await requests.orders.succeed(readingOf());
	expect(actor.getSnapshot().value).toBe("setting stops");
	await requests.setStops.succeed({ message: "Set" });
	await requests.orders.succeed(readingOf());
	expect(actor.getSnapshot().value).toBe("closed");
});

describe("Pitfall 2: a command that failed or has an unknown outcome is always reported", () => {
	const offline = new Unreachable({ reason: "offline" });
	const unseen = (failure: Extract<OrderNews, { type: "unseen failure" }>["failure"]) => ({
		type: "unseen failure",
		command: "close",
		failure,
		order: holdingOrder,
	});

	type Opened = Awaited<ReturnType<typeof open>>;

	/** Advances the clock to each read of the order and answers it. */
	const check = async (waits: readonly number[], find: () => Promise<void>): Promise<void> => {
		for (const wait of waits) {
			await vi.advanceTimersByTimeAsync(wait);
			await find();
		}
	};

	const closeWithUnknownOutcome = async ({ actor, requests }: Opened): Promise<void> => {
		actor.send({ type: "close" });
		await requests.close.fail(new AnswerLost({ reason: "no answer" }));
	};

	const reconnect = ({ app }: Opened): void => {
		app.realtime.send({ type: "network lost" });
		app.realtime.send({ type: "network back" });
		app.realtime.send({ type: "socket opened" });
	};

	beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

	test("each refusal is reported if no sheet shows it", async () => {
		const { actor, requests, reported } = await open();
		const [first, second] = ["Not now", "Not yet"].map((message) => new Refused({ code: 0, message }));
		if (!first || !second) throw new Error("two were made");
		for (const refusal of [first, second]) {
			actor.send({ type: "close" });
			await requests.close.fail(refusal);
		}
		actor.send({ type: "dismiss" });
		expect(reported).toEqual([unseen(first), unseen(second)]);
	});

	test("refused stops are reported with the name of their command", async () => {
		const { actor, requests, reported } = await open();
		const refusal = new Refused({ code: 0, message: "Too near" });
		actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
		await requests.setStops.fail(refusal);
		expect(reported).toEqual([{ ...unseen(refusal), command: "set stops" }]);
	});

	test("a failure that the sheet shows is not reported elsewhere, not even when the sheet closes", async () => {
		const opened = await open();
		const { actor, requests, reported } = opened;
		const leave = markSheetOpen(actor);
		actor.send({ type: "close" });
		await requests.close.fail(new Refused({ code: 0, message: "Not now" }));
		await closeWithUnknownOutcome(opened);
		await check([1000, 2000, 4000], () => requests.readOrder.fail(offline));
		leave();
		expect([actor.getSnapshot().value, reported]).toEqual([{ "outcome unknown": "unresolved" }, []]);
	});

	test("a failure after the sheet was closed is reported", async () => {
		const { actor, requests, reported } = await open();
		const leave = markSheetOpen(actor);
		actor.send({ type: "close" });
		leave();
		const refusal = new Refused({ code: 0, message: "Not now" });
		await requests.close.fail(refusal);
		expect(reported).toEqual([unseen(refusal)]);
	});

	test("a close that was not executed is reported after the last check", async () => {
		const opened = await open();
		const { actor, requests, reported } = opened;
		await closeWithUnknownOutcome(opened);
		await check([1000, 2000], () => requests.readOrder.succeed(holdingOrder));
		expect(reported).toEqual([]);
		await check([4000], () => requests.readOrder.succeed(holdingOrder));
		expect([actor.getSnapshot().value, reported]).toEqual(["holding", [unseen("not carried out")]]);
	});

	test("an unknown outcome is reported once, checked again after a reconnect, and its result is reported", async () => {
		const opened = await open();
		const { app, actor, requests, reported } = opened;
		app.realtime.send({ type: "initialise", token: undefined });
		app.realtime.send({ type: "socket opened" });
		await closeWithUnknownOutcome(opened);
		await check([1000, 2000, 4000], () => requests.readOrder.fail(offline));
		expect([actor.getSnapshot().value, reported]).toEqual([
			{ "outcome unknown": "unresolved" },
			[unseen("outcome unknown")],
		]);
		reconnect(opened);
		await check([0, 2000, 4000], () => requests.readOrder.fail(offline));
		expect([actor.getSnapshot().value, reported.length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
		reconnect(opened);
		await requests.readOrder.succeed({ ...holdingOrder, stage: "closed" });
		expect([actor.getSnapshot().value, reported]).toEqual([
			"closed",
			[unseen("outcome unknown"), { type: "done", command: "close", message: undefined }],
		]);
	});

	test("a reconnect reads nothing for a customer who has logged out", async () => {
		const opened = await open();
		const { app, requests } = opened;
		app.realtime.send({ type: "initialise", token: undefined });
		app.realtime.send({ type: "socket opened" });
		await closeWithUnknownOutcome(opened);
		await check([1000, 2000, 4000], () => requests.readOrder.fail(offline));
		app.session.send({ type: "logout" });
		reconnect(opened);
		expect(requests.readOrder.waiting()).toBe(0);
	});
});

describe("A-146: the activity receives the customer's own commands", () => {
	const own = (command: "asked" | "carried out") => ({ type: "own command", id: holdingOrder.id, command });

	test("at submission and at success", async () => {
		const { actor, requests, reported, world } = await open();
		actor.send({ type: "close" });
		expect(world.emitted).toEqual([own("asked")]);
		await requests.close.succeed({ message: "Closed" });
		expect([world.emitted, reported.length]).toEqual([[own("asked"), own("carried out")], 1]);
	});

	test("and at a refusal, but not while the outcome is unknown", async () => {
		const { actor, requests, world } = await open();
		actor.send({ type: "close" });
		await requests.close.fail(new Refused({ code: 0, message: "Not holding" }));
		actor.send({ type: "close" });
		await requests.close.fail(new AnswerLost({ reason: "no answer" }));
		expect([actor.getSnapshot().matches("outcome unknown"), world.emitted]).toEqual([
			true,
			[own("asked"), { type: "own command failed", id: holdingOrder.id }, own("asked")],
		]);
	});

	test("changed stops do not end an order", async () => {
		const { actor, requests, world } = await open();
		actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
		await requests.setStops.succeed({ message: "Set" });
		expect(world.emitted).toEqual([]);
	});
});
