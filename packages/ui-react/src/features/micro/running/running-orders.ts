import {
	type MicroOrder,
	type MicroOrderId,
	microOrderId,
	microOrderList,
	type microOrderMachine,
} from "@tradewind/domain/micro";
import type { SignedIn } from "@tradewind/domain/session";
import { type DeviceClock, instant } from "@tradewind/domain/time";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { showMicroResultToast } from "../../../activity/micro-result-toast.ts";
import { type App, useApp } from "../../../state/app.ts";
import { onWakeUp } from "../../../state/on-reconnect.ts";
import { oncePer } from "../../../state/once-per.ts";
import { createStore } from "../../../state/store.ts";
import { useStore } from "../../../state/use-store.ts";
import { pagedList } from "../../../ui/list/list-machine.ts";
import { createRefresh } from "../../../ui/list/list-refresh.ts";
import { machines } from "../machines.ts";
import type { MicroListActor } from "./micro-list-actor.ts";

export type MicroOrderActor = ActorRefFrom<typeof microOrderMachine>;

/** The known micro orders of a customer. Every change creates a new object. */
export interface RunningMicroOrders {
	/** One actor per order in progress or with an unknown result, newest first. */
	readonly orders: readonly MicroOrderActor[];
	/** Orders whose end was seen, newest first, until each is dismissed; at most `maxResults`. */
	readonly results: readonly MicroOrder[];
	/** The highest id of all orders, including closed ones; `undefined` until both lists have been read. */
	readonly lastOrderId: MicroOrderId | undefined;
}

export interface RunningMicroOrdersStore {
	readonly get: () => RunningMicroOrders;
	readonly subscribe: (listener: () => void) => () => void;
	/** The list 'in progress', all pages; its state is the loading or error state of a page. */
	readonly list: MicroListActor;
	/** The list 'closed', newest first, as far as it was read. */
	readonly closed: MicroListActor;
	/** Removes an order from the results. */
	readonly dismiss: (id: MicroOrderId) => void;
	/** Reads both lists from the first page. */
	readonly refresh: () => void;
	/** Reads both lists after an order was placed or ended; the closed list keeps the rows that were read. */
	readonly catchUp: () => void;
}

/** Older results are in the list of closed orders. */
const maxResults = 10;

interface World {
	readonly clock: DeviceClock;
	readonly followWakeUps: (app: App, wake: () => void) => () => void;
	readonly announce: (app: App, order: MicroOrder) => void;
}

const device: World = {
	clock: () => ({ wall: instant(Date.now()), elapsed: performance.now() }),
	followWakeUps: onWakeUp,
	announce: showMicroResultToast,
};

export const runningOrdersOf = (
	app: App,
	signedIn: SignedIn,
	world: World = device,
): RunningMicroOrdersStore => storeOf(signedIn, app, world);

/** One store per session: orders continue and their results are reported on any page. */
const storeOf = oncePer((signedIn: SignedIn, app: App, world: World): RunningMicroOrdersStore => {
	const list = createActor(pagedList(app, microOrderList), { input: { query: { stage: "in progress" } } });
	const closed = createActor(pagedList(app, microOrderList), { input: { query: { stage: "closed" } } });
	const reading = { list: createRefresh(list), closed: createRefresh(closed) };
	const actors = new Map<MicroOrderId, MicroOrderActor>();
	const settled = new Set<MicroOrderId>();
	const told = new WeakSet<MicroOrder>();
	const { get, set, subscribe } = createStore<RunningMicroOrders>({
		orders: [],
		results: [],
		lastOrderId: undefined,
	});

	const show = (): void => {
		const known = get();
		const orders = [...actors].sort(([a], [b]) => b - a).map(([, actor]) => actor);
		const lastOrderId = highestId(known.lastOrderId, list, closed);
		const isSame =
			lastOrderId === known.lastOrderId &&
			orders.length === known.orders.length &&
			orders.every((actor, index) => actor === known.orders[index]);
		if (!isSame) publish({ orders, lastOrderId });
	};
	const publish = (change: Partial<RunningMicroOrders>): void => set({ ...get(), ...change });
	const refresh = (): void => {
		reading.list.ask();
		reading.closed.ask();
	};
	const catchUp = (): void => {
		reading.list.ask();
		reading.closed.catchUp();
	};
	const begin = (order: MicroOrder): void => {
		const actor = createActor(machines(app).order, { input: { order, clock: world.clock } });
		actors.set(order.id, actor);
		actor.on("settled", (event) => {
			actors.delete(order.id);
			app.activity.emit({ type: "micros", orders: [event.order] });
			end(event.order);
			catchUp();
			show();
		});
		actor.start();
	};
	const end = (order: MicroOrder, isNews = false): void => {
		settled.add(order.id);
		publish({
			results: [order, ...get().results].toSorted((a, b) => b.id - a.id).slice(0, maxResults),
		});
		const { session } = app.activity.getSnapshot();
		// A running activity announces the order itself, once. But before it has read the lists, it takes an order that
		// it has not seen in progress for an old one.
		const isOldThere = isNews && session?.actor.getSnapshot().context.micros.lastId === undefined;
		if (!session || isOldThere) world.announce(app, order);
		app.balances.send({ type: "load" });
	};
	/** Whether the order was placed and has ended while no list could be read. */
	const isNews = ({ id, stage }: MicroOrder): boolean => {
		const { lastOrderId } = get();
		return stage === "closed" && lastOrderId !== undefined && id > lastOrderId && !settled.has(id);
	};
	const take = (rows: readonly MicroOrder[]): void => {
		const fresh = rows.filter((row) => !told.has(row));
		if (fresh.length > 0) app.activity.emit({ type: "micros", orders: fresh });
		for (const row of fresh) {
			told.add(row);
			const actor = actors.get(row.id);
			if (actor) actor.send({ type: "order updated", order: row });
			else if (row.stage === "in progress" && !settled.has(row.id)) begin(row);
			else if (isNews(row)) end(row, true);
		}
		show();
	};

	const subscriptions = [
		list.subscribe((snapshot) => {
			take(snapshot.context.rows);
			if (snapshot.matches("ready")) list.send({ type: "load more" });
		}),
		closed.subscribe(({ context }) => take(context.rows)),
	];
	const endOfWakeUps = world.followWakeUps(app, () => {
		for (const actor of actors.values()) actor.send({ type: "wake up" });
		catchUp();
	});
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		endOfWakeUps();
		for (const { end } of Object.values(reading)) end();
		for (const subscription of subscriptions) subscription.unsubscribe();
		for (const actor of [list, closed, ...actors.values()]) actor.stop();
	});
	list.start();
	closed.start();

	return {
		get,
		subscribe,
		list,
		closed,
		dismiss: (id) => publish({ results: get().results.filter((order) => order.id !== id) }),
		refresh,
		catchUp,
	};
});

/** Never decreases: an id that was seen once stays known. */
const highestId = (
	before: MicroOrderId | undefined,
	...lists: readonly MicroListActor[]
): MicroOrderId | undefined => {
	const contexts = lists.map((list) => list.getSnapshot().context);
	if (before === undefined && contexts.some(({ page }) => page === 0)) return undefined;
	const ids = contexts.flatMap(({ rows }) => rows.map(({ id }) => id));
	return microOrderId(Math.max(before ?? 0, ...ids));
};

/** The known micro orders of a customer, without reading their lists again. */
export const useKnownOrders = (
	signedIn: SignedIn,
): RunningMicroOrders & Pick<RunningMicroOrdersStore, "dismiss"> => {
	const { get, subscribe, dismiss } = runningOrdersOf(useApp(), signedIn);
	return { ...useStore(subscribe, get), dismiss };
};

/** A customer's micro orders in progress; the lists are read again each time a page is shown. */
export const useRunningOrders = (
	signedIn: SignedIn,
): RunningMicroOrders & Pick<RunningMicroOrdersStore, "list" | "closed" | "refresh"> => {
	const { list, closed, refresh, catchUp, get, subscribe } = runningOrdersOf(useApp(), signedIn);
	useEffect(() => {
		if (!list.getSnapshot().matches("loading")) catchUp();
	}, [list, catchUp]);
	return { ...useStore(subscribe, get), list, closed, refresh };
};
