import {
	type ActivityEntry,
	type ActivityEvent,
	activityMachine,
	type ContractsView,
	entryKey,
	readEndings,
	unreadCount,
} from "@tradewind/domain/activity";
import { Articles, type Message } from "@tradewind/domain/content";
import type { SignedIn } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { createActor } from "xstate";
import { type ActivityRoom, noActivityShown } from "../state/activity.ts";
import type { App } from "../state/app.ts";
import { runRequest } from "../state/machines.ts";
import { follow } from "../state/subscribe.ts";
import type { ActivityFront } from "./activity-store.ts";
import { tellInPassing } from "./activity-toast.ts";
import { keepOf, keepWishes, keptActivityKey, keptOf, keptWishes } from "./saved-activity.ts";
import { callCustomer, tryCall } from "./sound-alert.ts";

interface World {
	readonly app: App;
	readonly front: ActivityFront;
	/** Watches each micro order that runs, with the code that this takes. */
	readonly watchMicros: (signedIn: SignedIn) => Promise<void>;
}

/** Watches the orders and the messages of whoever is signed in, from now on; of one customer nothing is left to the next. */
export const watchActivity = (world: World): void => {
	let end = (): void => {};
	let hear: ReturnType<typeof open>["hear"] | undefined;
	follow(
		world.app.session,
		({ context }) => context.signedIn,
		(signedIn) => {
			end();
			world.front.show(noActivityShown);
			const opened = signedIn && open(world, signedIn);
			end = opened?.end ?? (() => {});
			hear = opened?.hear;
		},
	);
	world.front.listen((event) => hear?.(event));
};

const open = ({ app, front, watchMicros }: World, signedIn: SignedIn) => {
	const { uid } = signedIn.customer;
	const kept = keptOf(uid);
	const actor = createActor(activityMachine.provide({ actors: { lookUp: app.request(readEndings) } }), {
		input: { saved: kept.activity, now: () => instant(Date.now()) },
	});
	let messages: ReadonlySet<number> = new Set();
	/** Somebody follows them one by one, and reads the lists when the device wakes up. */
	let areMicrosFollowed = false;
	let room: ActivityRoom = {
		actor,
		readMessages: new Set(kept.readMessages),
		markMessagesRead: (ids) => {
			const fresh = ids.filter((id) => !room.readMessages.has(id));
			if (fresh.length > 0) change({ readMessages: new Set([...room.readMessages, ...fresh]) });
		},
		markAllMessagesRead: () => room.markMessagesRead([...messages]),
		takeMessages: (rows) => {
			messages = new Set([...messages, ...idsOf(rows)]);
			show();
		},
		wishes: keptWishes(),
		wish: (wish) => {
			for (const kind of ["sound", "vibration"] as const) if (wish[kind]) tryCall(kind);
			keepWishes({ ...room.wishes, ...wish });
			change({ wishes: keptWishes() });
		},
	};
	const keep = () => keepOf(uid, actor.getSnapshot().context, [...room.readMessages]);
	const show = () =>
		front.show({
			unread: unreadCount(actor.getSnapshot().context),
			unreadMessages: [...messages].filter((id) => !room.readMessages.has(id)).length,
			room,
		});
	const change = (part: Partial<ActivityRoom>): void => {
		room = { ...room, ...part };
		keep();
		show();
	};
	const readMessages = async (): Promise<void> => {
		const page = await runRequest(
			app,
			Articles.use((articles) => articles.messages(1)),
		);
		if (Result.isFailure(page) || actor.getSnapshot().status !== "active") return;
		messages = new Set(idsOf(page.success.rows));
		show();
	};

	/** Again when the device wakes up, for the code may not have come while the network was away. */
	const watchRunning = (): void => {
		if (areMicrosRunning(actor.getSnapshot())) watchMicros(signedIn).catch(() => {});
	};

	actor.on("happened", ({ entries }) => {
		tellInPassing(app, entries);
		void callCustomer(entries.map((entry: ActivityEntry) => `${uid} ${entryKey(entry)}`));
	});
	actor.start();
	follow(actor, ({ context }) => context.entries, show);
	const ends = [
		...[
			({ context }: Snapshot) => context.entries,
			({ context }: Snapshot) => context.contracts,
			({ context }: Snapshot) => context.micros,
			({ context }: Snapshot) => context.own,
		].map((part) => follow<Snapshot, unknown>(actor, part, keep)),
		followOrders(app, (view) => actor.send({ type: "contracts", view })),
		followDevice(app, () => {
			void readMessages();
			const { settings } = app.site.getSnapshot().context;
			if (settings?.hasMicroTrading && !areMicrosFollowed) actor.send({ type: "read micros" });
			watchRunning();
		}),
		follow(actor, areMicrosRunning, watchRunning),
		followOtherTabs(() => {
			const { activity, readMessages: read } = keptOf(uid);
			if (activity) actor.send({ type: "other tab changed", activity });
			room = { ...room, readMessages: new Set([...room.readMessages, ...read]), wishes: keptWishes() };
			show();
		}),
	];
	return {
		hear: (event: ActivityEvent) => {
			areMicrosFollowed ||= event.type === "micros";
			actor.send(event);
		},
		end: () => {
			for (const end of ends) end();
			actor.stop();
		},
	};
};

type Snapshot = ReturnType<ActivityRoom["actor"]["getSnapshot"]>;

const idsOf = (messages: readonly Message[]): readonly number[] => messages.map(({ id }) => id);

const areMicrosRunning = ({ context }: Snapshot): boolean => context.micros.open.size > 0;

/** Tells the open orders whenever another order is open, another stage is reached, or another one is told closed. */
const followOrders = ({ orders }: Pick<App, "orders">, tell: (view: ContractsView) => void): (() => void) => {
	let told = "";
	const look = (): void => {
		const snapshot = orders.getSnapshot();
		const { holding, pending, closed, lastOrderId } = snapshot.context;
		if (!snapshot.matches("ready") || lastOrderId === undefined) return;
		const ids = [holding, pending].map((list) => list.map(({ id }) => id).join());
		const now = [...ids, closed.size, lastOrderId].join(";");
		if (now === told) return;
		told = now;
		tell({ holding, pending, closed, lastOrderId });
	};
	const subscription = orders.subscribe(look);
	look();
	return () => subscription.unsubscribe();
};

/** Now, as soon as the site is known, and when the page is looked at again, the network is back or the connection made anew. */
const followDevice = ({ site, realtime }: Pick<App, "site" | "realtime">, wake: () => void): (() => void) => {
	const stop = new AbortController();
	const whenVisible = () => document.visibilityState === "visible" && wake();
	document.addEventListener("visibilitychange", whenVisible, { signal: stop.signal });
	addEventListener("online", wake, { signal: stop.signal });
	const reconnections = realtime.on("reconnected", wake);
	const end = follow(site, ({ context }) => context.settings !== undefined, wake);
	return () => {
		stop.abort();
		reconnections.unsubscribe();
		end();
	};
};

const followOtherTabs = (tell: () => void): (() => void) => {
	const stop = new AbortController();
	addEventListener("storage", ({ key }) => key === keptActivityKey && tell(), { signal: stop.signal });
	return () => stop.abort();
};
