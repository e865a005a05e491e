import { type MicroOrder, type MicroOrderPage, MicroTrading, microOrderId } from "@tradewind/domain/micro";
import { decimal, money, price, rate } from "@tradewind/domain/money";
import { Unreachable } from "@tradewind/domain/request";
import { instant } from "@tradewind/domain/time";
import { Layer } from "effect";
import { expect, test } from "vitest";
import { emptyActivity } from "../../../state/activity.ts";
import { byHand, euroDollar, noon, signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { runningOrdersOf } from "./running-orders.ts";

const orderOf = (id: number, facts: Partial<MicroOrder> = {}): MicroOrder => ({
	id: microOrderId(id),
	instrument: euroDollar.id,
	symbol: euroDollar.symbol,
	direction: "up",
	amount: money(decimal("20")),
	seconds: 30,
	remaining: 20_000,
	measuredAt: { wall: noon, elapsed: 0 },
	openPrice: price(decimal("1.084")),
	endPrice: undefined,
	profitRatio: rate(decimal("0.8")),
	profit: undefined,
	stage: "in progress",
	createdAt: "2026-01-01 00:00:00",
	completedAt: undefined,
	...facts,
});

const closedOf = (id: number, profit = "16"): MicroOrder =>
	orderOf(id, {
		stage: "closed",
		remaining: 0,
		endPrice: price(decimal("1.085")),
		profit: money(decimal(profit)),
		completedAt: "2026-01-01 00:00:30",
	});

const pageOf = (...rows: readonly MicroOrder[]): MicroOrderPage => ({
	rows,
	total: rows.length,
	extra: undefined,
});

const open = async () => {
	const read = byHand<MicroOrderPage>();
	const world = startApp(Layer.mock(MicroTrading, { orders: () => read.reply }));
	const { app } = world;
	const signedIn = await signIn(world, 7);
	const announced: MicroOrder[] = [];
	let wake = (): void => {};
	let isFollowed = true;
	const store = runningOrdersOf(app, signedIn, {
		clock: () => ({ wall: instant(noon), elapsed: 0 }),
		followWakeUps: (_, call) => {
			wake = call;
			return () => {
				isFollowed = false;
			};
		},
		announce: (_, order) => announced.push(order),
	});
	return {
		...world,
		world,
		signedIn,
		store,
		announced,
		read,
		wake: () => wake(),
		isFollowed: () => isFollowed,
		ids: () => store.get().orders.map((actor) => actor.getSnapshot().context.order.id),
	};
};

test("Spec 1 §4: each order in progress has its actor, newest first; the highest id is known once both lists are read", async () => {
	const { store, read, ids } = await open();
	expect(store.get()).toEqual({ orders: [], results: [], lastOrderId: undefined });
	await read.succeed(pageOf(orderOf(702), orderOf(701)));
	expect([ids(), store.get().lastOrderId]).toEqual([[702, 701], undefined]);
	await read.succeed(pageOf(closedOf(705)));
	expect([ids(), store.get().lastOrderId]).toEqual([[702, 701], 705]);
});

test("A-145: the activity receives every listed order once, and its end", async () => {
	const { world, read } = await open();
	await read.succeed(pageOf(orderOf(701)));
	await read.succeed(pageOf(closedOf(700)));
	expect(world.emitted).toEqual([
		{ type: "micros", orders: [orderOf(701)] },
		{ type: "micros", orders: [closedOf(700)] },
	]);
	expect(read.waiting()).toBe(0);
});

test("empty lists are known too: the next order is the first", async () => {
	const { store, read } = await open();
	await read.succeed(pageOf());
	await read.succeed(pageOf());
	expect(store.get()).toEqual({ orders: [], results: [], lastOrderId: 0 });
});

test("A-261: the result of an order that has ended stays until it is dismissed; orders that had ended before are no results", async () => {
	const { store, read } = await open();
	await read.succeed(pageOf(orderOf(702), orderOf(701)));
	await read.succeed(pageOf(closedOf(700)));
	expect(store.get().results).toEqual([]);
	store.refresh();
	await read.succeed(pageOf());
	await read.succeed(pageOf(closedOf(702, "-20"), closedOf(701), closedOf(700)));
	expect(store.get().results).toEqual([closedOf(702, "-20"), closedOf(701)]);
	store.dismiss(microOrderId(702));
	expect(store.get().results).toEqual([closedOf(701)]);
});

test("an order that closes is announced once, balances and lists are read, and an outdated list does not start it again", async () => {
	const { app, store, read, ids, announced } = await open();
	await read.succeed(pageOf(orderOf(701)));
	await read.succeed(pageOf());
	store.refresh();
	await read.succeed(pageOf(orderOf(701, { remaining: 1000 })));
	await read.succeed(pageOf(closedOf(701)));
	expect([announced, ids(), app.balances.getSnapshot().value]).toEqual([[closedOf(701)], [], "loading"]);
	expect([app.balances.getSnapshot().value, read.waiting()]).toEqual(["loading", 2]);
	// Requested before the order closed.
	await read.succeed(pageOf(orderOf(701, { remaining: 500 })));
	await read.succeed(pageOf(closedOf(701)));
	expect([announced.length, ids(), read.waiting()]).toEqual([1, [], 0]);
});

test("an order placed while the lists are read is not missed: they are read once more", async () => {
	const { store, read, ids } = await open();
	store.refresh();
	store.refresh();
	await read.succeed(pageOf());
	await read.succeed(pageOf());
	expect([ids(), read.waiting()]).toEqual([[], 2]);
	await read.succeed(pageOf(orderOf(703)));
	await read.succeed(pageOf());
	expect([ids(), read.waiting(), store.get().lastOrderId]).toEqual([[703], 0, 703]);
});

test("an order in newer rows keeps its actor, which receives the remaining time", async () => {
	const { store, read } = await open();
	await read.succeed(pageOf(orderOf(701)));
	await read.succeed(pageOf());
	const [before] = store.get().orders;
	store.refresh();
	await read.succeed(pageOf(orderOf(701, { remaining: 5_000 })));
	await read.succeed(pageOf());
	const [after] = store.get().orders;
	expect([after === before, after?.getSnapshot().context.remaining]).toEqual([true, 5_000]);
});

test("every page of the orders in progress is read", async () => {
	const { read, ids } = await open();
	await read.succeed({ ...pageOf(orderOf(704), orderOf(703)), total: 3 });
	await read.succeed(pageOf());
	await read.succeed({ ...pageOf(orderOf(702)), total: 3 });
	expect(ids()).toEqual([704, 703, 702]);
});

test("a wake-up reads every order in progress and the lists", async () => {
	const { read, wake } = await open();
	await read.succeed(pageOf(orderOf(702), orderOf(701)));
	await read.succeed(pageOf());
	wake();
	expect(read.waiting()).toBe(2 + 2);
});

test("Spec 1 §4: orders that end keep the customer's place in the closed list; a refresh reads its first page", async () => {
	const { store, read, wake } = await open();
	const closed = () => store.closed.getSnapshot().context.rows.map(({ id }) => id);
	await read.succeed(pageOf());
	await read.succeed({ ...pageOf(closedOf(704), closedOf(703)), total: 4 });
	store.closed.send({ type: "load more" });
	await read.succeed({ ...pageOf(closedOf(702), closedOf(701)), total: 4 });
	wake();
	await read.succeed(pageOf());
	await read.succeed({ ...pageOf(closedOf(705), closedOf(704)), total: 5 });
	expect([closed(), store.get().lastOrderId]).toEqual([[705, 704, 703, 702, 701], 705]);
	store.refresh();
	await read.succeed(pageOf());
	await read.succeed({ ...pageOf(closedOf(705), closedOf(704)), total: 5 });
	expect(closed()).toEqual([705, 704]);
});

test("a list that could not be read is read again on a wake-up", async () => {
	const { read, wake, ids, store } = await open();
	await read.fail(new Unreachable({ reason: "offline" }));
	await read.succeed(pageOf());
	expect(store.list.getSnapshot().value).toBe("failed");
	wake();
	await read.succeed(pageOf(orderOf(701)));
	await read.succeed(pageOf());
	expect(ids()).toEqual([701]);
});

test("Spec 1 §4: an order that was placed and ended while no list could be read is announced by the next read, once", async () => {
	const { app, store, read, announced, ids } = await open();
	await read.succeed(pageOf());
	await read.succeed(pageOf(closedOf(700)));
	store.catchUp();
	await read.fail(new Unreachable({ reason: "offline" }));
	await read.fail(new Unreachable({ reason: "offline" }));
	for (const _ of ["once", "again"]) {
		store.catchUp();
		await read.succeed(pageOf());
		await read.succeed(pageOf(closedOf(701), closedOf(700)));
	}
	expect([announced, ids(), read.waiting()]).toEqual([[closedOf(701)], [], 0]);
	expect([app.balances.getSnapshot().value, store.get().lastOrderId]).toEqual(["loading", 701]);
});

test.each([
	["has read the lists, is announced there", 700, []],
	["has not read the lists yet, is announced here", undefined, [closedOf(701)]],
] as const)(
	"A-145: an order that was never listed in progress, while the activity %s",
	async (_, lastId, expected) => {
		const { app, store, read, announced } = await open();
		const actor = { getSnapshot: () => ({ context: { micros: { lastId } } }) };
		Object.assign(app.activity, { getSnapshot: () => ({ ...emptyActivity, session: { actor } }) });
		await read.succeed(pageOf());
		await read.succeed(pageOf(closedOf(700)));
		store.catchUp();
		await read.succeed(pageOf());
		await read.succeed(pageOf(closedOf(701), closedOf(700)));
		expect(announced).toEqual(expected);
	},
);

test("a customer has one store; after the logout it reports nothing", async () => {
	const { app, store, read, signedIn, announced, isFollowed } = await open();
	await read.succeed(pageOf(orderOf(701)));
	await read.succeed(pageOf());
	expect(runningOrdersOf(app, signedIn)).toBe(store);
	store.refresh();
	app.session.send({ type: "logout" });
	await read.succeed(pageOf(closedOf(701)));
	expect([announced, isFollowed(), store.list.getSnapshot().status]).toEqual([[], false, "stopped"]);
});
