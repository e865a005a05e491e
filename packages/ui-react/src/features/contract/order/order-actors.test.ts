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
import { type OrderNews, orderActorOf, wasEndedByCustomer, watchOrder } from "./order-actors.ts";

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
	const told: OrderNews[] = [];
	const actor = orderActorOf(world.app, signedIn, holdingOrder, (news) => told.push(news));
	const requests = { ...world.requests, close, setStops, readOrder };
	return { ...world, requests, world, actor, told, openIds: () => idsOf(world) };
};

/** The lists that hold the one order that `read` finds. The pending ones are requested first, and only they ask for it. */
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
	test("is told when its answer comes, and takes the order out of the lists, which are read again", async () => {
		const { app, actor, told, requests, openIds } = await open();
		actor.send({ type: "close" });
		await requests.close.succeed({ message: "Closed" });
		expect([told, openIds(), wasEndedByCustomer(actor), app.orders.getSnapshot().value]).toEqual([
			[{ type: "done", command: "close", message: "Closed" }],
			[],
			true,
			"refreshing",
		]);
	});

	test("that is refused because the platform has just closed the order is told as refused, and the end as the platform's", async () => {
		const { app, actor, told, requests } = await open();
		actor.send({ type: "close" });
		app.orders.send({ type: "closed", ids: [holdingOrder.id] });
		const refusal = new Refused({ code: 0, message: "Not open any more" });
		await requests.close.fail(refusal);
		expect([
			told,
			actor.getSnapshot().value,
			wasEndedByCustomer(actor),
			app.balances.getSnapshot().value,
		]).toEqual([[{ type: "superseded", refusal }], "closed", false, "loading"]);
	});

	test("that is refused has the lists read again, and what they say is taken", async () => {
		const { actor, requests, openIds } = await open();
		actor.send({ type: "close" });
		await requests.close.fail(new Refused({ code: 0, message: "Not holding" }));
		await requests.orders.succeed(readingOf());
		expect([actor.getSnapshot().value, openIds(), wasEndedByCustomer(actor)]).toEqual(["closed", [], false]);
	});

	test.each([
		["a logout", async () => {}],
		["another customer's login", async (world: ReturnType<typeof startApp>) => void (await signIn(world, 7))],
	])("that is answered after %s is told to nobody and touches nobody's lists", async (_, next) => {
		const { app, actor, told, requests, world, openIds } = await open();
		actor.send({ type: "close" });
		app.session.send({ type: "logout" });
		app.orders.send({ type: "reset" });
		await next(world);
		app.orders.send({ type: "load" });
		await requests.orders.succeed(readingOf(holdingOrder));
		await requests.close.succeed({ message: "Closed" });
		expect([told, openIds(), app.balances.getSnapshot().value]).toEqual([[], [501], "unknown"]);
	});

	test("given under the demo account is none of the real customer's, even without a logout between", async () => {
		const { app, actor, told, requests, world, openIds } = await open();
		actor.send({ type: "close" });
		const mia = await signIn(world, 7);
		app.orders.send({ type: "reset" });
		app.orders.send({ type: "load" });
		await requests.orders.succeed(readingOf(holdingOrder));
		await requests.close.succeed({ message: "Closed" });
		expect([told, openIds()]).toEqual([[], [501]]);
		expect(orderActorOf(app, mia, holdingOrder, () => {})).not.toBe(actor);
	});
});

test("Pitfall 4: what the lists said while the order was busy is said again once it listens", async () => {
	const { app, actor, requests } = await open();
	actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
	app.orders.send({ type: "refresh" });
	await requests.orders.succeed(readingOf());
	expect(actor.getSnapshot().value).toBe("setting stops");
	await requests.setStops.succeed({ message: "Set" });
	await requests.orders.succeed(readingOf());
	expect(actor.getSnapshot().value).toBe("closed");
});

describe("Pitfall 2: what is asked of an order and not carried out never vanishes", () => {
	const offline = new Unreachable({ reason: "offline" });
	const untold = (verdict: Extract<OrderNews, { type: "untold" }>["verdict"]) => ({
		type: "untold",
		command: "close",
		verdict,
		order: holdingOrder,
	});

	type Opened = Awaited<ReturnType<typeof open>>;

	/** One look at the order after the other, with what each finds. */
	const look = async (waits: readonly number[], find: () => Promise<void>): Promise<void> => {
		for (const wait of waits) {
			await vi.advanceTimersByTimeAsync(wait);
			await find();
		}
	};

	const closeIntoDoubt = async ({ actor, requests }: Opened): Promise<void> => {
		actor.send({ type: "close" });
		await requests.close.fail(new AnswerLost({ reason: "no answer" }));
	};

	const reconnect = ({ app }: Opened): void => {
		app.realtime.send({ type: "network lost" });
		app.realtime.send({ type: "network back" });
		app.realtime.send({ type: "socket opened" });
	};

	beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

	test("a refusal that no sheet is there to say is told, each time", async () => {
		const { actor, requests, told } = await open();
		const [first, second] = ["Not now", "Not yet"].map((message) => new Refused({ code: 0, message }));
		if (!first || !second) throw new Error("two were made");
		for (const refusal of [first, second]) {
			actor.send({ type: "close" });
			await requests.close.fail(refusal);
		}
		actor.send({ type: "dismiss" });
		expect(told).toEqual([untold(first), untold(second)]);
	});

	test("so are refused stops, by the name of their command", async () => {
		const { actor, requests, told } = await open();
		const refusal = new Refused({ code: 0, message: "Too near" });
		actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
		await requests.setStops.fail(refusal);
		expect(told).toEqual([{ ...untold(refusal), command: "set stops" }]);
	});

	test("what the sheet says is told nowhere else, neither then nor when it is closed", async () => {
		const opened = await open();
		const { actor, requests, told } = opened;
		const leave = watchOrder(actor);
		actor.send({ type: "close" });
		await requests.close.fail(new Refused({ code: 0, message: "Not now" }));
		await closeIntoDoubt(opened);
		await look([1000, 2000, 4000], () => requests.readOrder.fail(offline));
		leave();
		expect([actor.getSnapshot().value, told]).toEqual([{ "outcome unknown": "unresolved" }, []]);
	});

	test("a sheet that is closed while it waits says nothing any more: it is told", async () => {
		const { actor, requests, told } = await open();
		const leave = watchOrder(actor);
		actor.send({ type: "close" });
		leave();
		const refusal = new Refused({ code: 0, message: "Not now" });
		await requests.close.fail(refusal);
		expect(told).toEqual([untold(refusal)]);
	});

	test("a close that left no trace is told, once nobody expects it any more", async () => {
		const opened = await open();
		const { actor, requests, told } = opened;
		await closeIntoDoubt(opened);
		await look([1000, 2000], () => requests.readOrder.succeed(holdingOrder));
		expect(told).toEqual([]);
		await look([4000], () => requests.readOrder.succeed(holdingOrder));
		expect([actor.getSnapshot().value, told]).toEqual(["holding", [untold("not carried out")]]);
	});

	test("what nobody can tell is told once, looked for when the connection is back, and its end told", async () => {
		const opened = await open();
		const { app, actor, requests, told } = opened;
		app.realtime.send({ type: "initialise", token: undefined });
		app.realtime.send({ type: "socket opened" });
		await closeIntoDoubt(opened);
		await look([1000, 2000, 4000], () => requests.readOrder.fail(offline));
		expect([actor.getSnapshot().value, told]).toEqual([
			{ "outcome unknown": "unresolved" },
			[untold("cannot tell")],
		]);
		reconnect(opened);
		await look([0, 2000, 4000], () => requests.readOrder.fail(offline));
		expect([actor.getSnapshot().value, told.length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
		reconnect(opened);
		await requests.readOrder.succeed({ ...holdingOrder, stage: "closed" });
		expect([actor.getSnapshot().value, told]).toEqual([
			"closed",
			[untold("cannot tell"), { type: "done", command: "close", message: undefined }],
		]);
	});

	test("a connection that is back has nothing read for a customer who has left", async () => {
		const opened = await open();
		const { app, requests } = opened;
		app.realtime.send({ type: "initialise", token: undefined });
		app.realtime.send({ type: "socket opened" });
		await closeIntoDoubt(opened);
		await look([1000, 2000, 4000], () => requests.readOrder.fail(offline));
		app.session.send({ type: "logout" });
		reconnect(opened);
		expect(requests.readOrder.waiting()).toBe(0);
	});
});

describe("A-146: the activity is told what the customer asks for here", () => {
	const own = (command: "asked" | "carried out") => ({ type: "own command", id: holdingOrder.id, command });

	test("when it is asked, and when it is carried out", async () => {
		const { actor, requests, told, world } = await open();
		actor.send({ type: "close" });
		expect(world.emitted).toEqual([own("asked")]);
		await requests.close.succeed({ message: "Closed" });
		expect([world.emitted, told.length]).toEqual([[own("asked"), own("carried out")], 1]);
	});

	test("and that it was not, when it is refused, but not while it is in doubt", async () => {
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

	test("stops are no end of an order", async () => {
		const { actor, requests, world } = await open();
		actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
		await requests.setStops.succeed({ message: "Set" });
		expect(world.emitted).toEqual([]);
	});
});
