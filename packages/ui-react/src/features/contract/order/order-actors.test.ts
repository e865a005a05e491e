import { AnswerLost, type CommandDone, type CommandOvertaken, Refused } from "@tradewind/domain";
import { describe, expect, test } from "vitest";
import {
	enterDemo,
	holdingOrder,
	readingOf,
	signIn,
	startApp,
} from "../../../shell/fake-app.test-support.ts";
import { orderActorOf, wasEndedByCustomer } from "./order-actors.ts";

const open = async () => {
	const world = startApp();
	const signedIn = await enterDemo(world);
	world.app.orders.send({ type: "load" });
	await world.requests.orders.succeed(readingOf(holdingOrder));
	const told: (CommandDone | CommandOvertaken)[] = [];
	const actor = orderActorOf(world.app, signedIn, holdingOrder, (done) => told.push(done));
	return { ...world, world, actor, told, openIds: () => idsOf(world) };
};

const idsOf = ({ app }: ReturnType<typeof startApp>) =>
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
		]).toEqual([[{ type: "overtaken", refusal }], "closed", false, "loading"]);
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

describe("A-146: the activity is told what the customer asks for here", () => {
	const own = (command: "asked" | "carried out") => ({ type: "own command", id: holdingOrder.id, command });

	test("when it is asked, and when it is carried out", async () => {
		const { actor, requests, told, world } = await open();
		actor.send({ type: "close" });
		expect(world.told).toEqual([own("asked")]);
		await requests.close.succeed({ message: "Closed" });
		expect([world.told, told.length]).toEqual([[own("asked"), own("carried out")], 1]);
	});

	test("and that it was not, when it is refused, but not while it is in doubt", async () => {
		const { actor, requests, world } = await open();
		actor.send({ type: "close" });
		await requests.close.fail(new Refused({ code: 0, message: "Not holding" }));
		actor.send({ type: "close" });
		await requests.close.fail(new AnswerLost({ reason: "no answer" }));
		expect([actor.getSnapshot().matches("outcome unknown"), world.told]).toEqual([
			true,
			[own("asked"), { type: "own command failed", id: holdingOrder.id }, own("asked")],
		]);
	});

	test("stops are no end of an order", async () => {
		const { actor, requests, world } = await open();
		actor.send({ type: "set stops", stopLoss: undefined, takeProfit: holdingOrder.latestPrice });
		await requests.setStops.succeed({ message: "Set" });
		expect(world.told).toEqual([]);
	});
});
