import {
	type ActivityEntry,
	type ActivityEvent,
	activityMachine,
	type ContractsView,
	entryKey,
	type PositionsBefore,
	positionsBefore,
	readEndings,
	unreadCount,
} from "@tradewind/domain/activity";
import { Articles, type Message } from "@tradewind/domain/content";
import type { SignedIn } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { createActor } from "xstate";
import { marketNotices } from "../instruments/notices/market-notices.ts";
import { type ActivitySession, emptyActivity } from "../state/activity.ts";
import type { App } from "../state/app.ts";
import { runRequest } from "../state/machines.ts";
import { onWakeUp } from "../state/on-reconnect.ts";
import { shownReading } from "../state/ports.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { scopedKey } from "../storage/configuration.ts";
import type { ActivityHost } from "./activity-store.ts";
import { showActivityToast } from "./activity-toast.ts";
import { entryNotices, notifyDevice } from "./device-notices.ts";
import { followOrders } from "./order-statuses.ts";
import {
	readAlertSettings,
	readCustomer,
	savedActivityKey,
	writeAlertSettings,
	writeCustomer,
} from "./saved-activity.ts";
import { playAlert, previewAlert, vibrateForPress } from "./sound-alert.ts";

interface Options {
	readonly app: App;
	readonly host: ActivityHost;
	/** Loads and starts the code that watches each running micro order until its end. */
	readonly watchMicros: (signedIn: SignedIn) => Promise<void>;
}

/** Watches orders and messages of the current and each later customer; a customer sees no activity of another one. */
export const startActivity = (options: Options): void => {
	let current: ReturnType<typeof startSession> | undefined;
	subscribeTo(
		options.app.session,
		({ context }) => context.signedIn,
		(signedIn) => {
			current?.end();
			options.host.publish(emptyActivity);
			current = signedIn && startSession(options, signedIn);
		},
	);
	options.host.subscribe((event) => current?.onEvent(event));
};

const startSession = ({ app, host, watchMicros }: Options, signedIn: SignedIn) => {
	const { uid } = signedIn.customer;
	const saved = readCustomer(uid);
	const actor = createActor(
		activityMachine.provide({ actors: { lookUp: app.request(readEndings, shownReading) } }),
		{
			input: { saved: saved.activity, now: () => instant(Date.now()) },
		},
	);
	let messages: ReadonlySet<number> = new Set();
	/** Whether the code that watches single micro orders is running; it reads their lists when the device wakes up. */
	let areMicrosWatched = false;
	let session: ActivitySession = {
		actor,
		readMessages: new Set(saved.readMessages),
		markMessagesRead: (ids) => {
			const added = ids.filter((id) => !session.readMessages.has(id));
			if (added.length > 0) change({ readMessages: new Set([...session.readMessages, ...added]) });
		},
		markAllMessagesRead: () => session.markMessagesRead([...messages]),
		addMessages: (rows) => {
			messages = new Set([...messages, ...idsOf(rows)]);
			publish();
		},
		alertSettings: readAlertSettings(),
		changeAlerts: (settings) => {
			for (const kind of ["sound", "vibration"] as const) if (settings[kind]) previewAlert(kind);
			writeAlertSettings({ ...session.alertSettings, ...settings });
			change({ alertSettings: readAlertSettings() });
		},
	};
	const save = () => writeCustomer(uid, actor.getSnapshot().context, [...session.readMessages]);
	const publish = () =>
		host.publish({
			unread: unreadCount(actor.getSnapshot().context) + unreadNotices(),
			unreadMessages: [...messages].filter((id) => !session.readMessages.has(id)).length,
			session,
		});
	const change = (part: Partial<ActivitySession>): void => {
		session = { ...session, ...part };
		save();
		publish();
	};
	const readMessages = async (): Promise<void> => {
		const page = await runRequest(
			app,
			Articles.use((port) => port.messages(1)),
			shownReading,
		);
		if (Result.isFailure(page) || actor.getSnapshot().status !== "active") return;
		messages = new Set(idsOf(page.success.rows));
		publish();
	};
	/** Called again when the device wakes up: the code can't be loaded without a network. */
	const watchRunningMicros = (): void => {
		if (areMicrosRunning(actor.getSnapshot())) watchMicros(signedIn).catch(() => {});
	};
	const onWakeUp = (): void => {
		void readMessages();
		const { settings } = app.site.getSnapshot().context;
		if (settings?.hasMicroTrading && !areMicrosWatched) actor.send({ type: "read micros" });
		watchRunningMicros();
	};

	actor.on("happened", ({ entries }) => {
		showActivityToast(app, entries);
		void playAlert(entries.map((entry: ActivityEntry) => `${uid} ${entryKey(entry)}`));
		void notifyDevice(entryNotices(app, uid, entries));
	});
	actor.start();
	subscribeTo(actor, ({ context }) => context.entries, publish);
	const ends = [
		...[
			({ context }: Snapshot) => context.entries,
			({ context }: Snapshot) => context.contracts,
			({ context }: Snapshot) => context.micros,
			({ context }: Snapshot) => context.own,
		].map((part) => subscribeTo<Snapshot, unknown>(actor, part, save)),
		subscribeToOrders(app, (view) => actor.send({ type: "contracts", view })),
		subscribeToWakeUps(app, onWakeUp),
		followOrders(app, actor),
		subscribeToPresses(vibrateForPress),
		marketNotices().subscribe(publish),
		subscribeTo(actor, areMicrosRunning, watchRunningMicros),
		subscribeToOtherTabs(() => {
			const { activity, readMessages: read } = readCustomer(uid);
			if (activity) actor.send({ type: "other tab changed", activity });
			session = {
				...session,
				readMessages: new Set([...session.readMessages, ...read]),
				alertSettings: readAlertSettings(),
			};
			publish();
		}),
	];
	return {
		onEvent: (event: ActivityEvent) => {
			areMicrosWatched ||= event.type === "micros";
			actor.send(event);
		},
		end: () => {
			for (const end of ends) end();
			actor.stop();
		},
	};
};

const unreadNotices = (): number =>
	marketNotices()
		.get()
		.filter(({ isRead }) => !isRead).length;

type Snapshot = ReturnType<ActivitySession["actor"]["getSnapshot"]>;

const idsOf = (messages: readonly Message[]): readonly number[] => messages.map(({ id }) => id);

const areMicrosRunning = ({ context }: Snapshot): boolean => context.micros.open.size > 0;

/** Calls `listener` when an order is opened, changes its stage, or is pushed as closed; not for prices and profits. */
const subscribeToOrders = (
	{ orders }: Pick<App, "orders">,
	listener: (view: ContractsView) => void,
): (() => void) => {
	let last = "";
	let lastClosed: ContractsView["closed"] | undefined;
	let before: PositionsBefore | undefined;
	const check = (): void => {
		const snapshot = orders.getSnapshot();
		const { holding, pending, closed, lastOrderId } = snapshot.context;
		if (!snapshot.matches("ready") || lastOrderId === undefined) return;
		const ids = [holding, pending].map((list) => list.map(({ id }) => id).join());
		const now = [...ids, lastOrderId].join(";");
		const previous = before;
		before = positionsBefore(snapshot.context);
		if (now === last && closed === lastClosed) return;
		last = now;
		lastClosed = closed;
		listener({ holding, pending, closed, lastOrderId, before: previous });
	};
	const subscription = orders.subscribe(check);
	check();
	return () => subscription.unsubscribe();
};

/** Calls `listener` now, when the site is known, and when the page becomes visible, the network returns or the socket reconnects. */
const subscribeToWakeUps = (app: Pick<App, "site" | "realtime">, listener: () => void): (() => void) => {
	const ends = [
		onWakeUp(app, listener),
		subscribeTo(app.site, ({ context }) => context.settings !== undefined, listener),
	];
	return () => {
		for (const end of ends) end();
	};
};

const subscribeToOtherTabs = (listener: () => void): (() => void) => {
	const stop = new AbortController();
	addEventListener("storage", ({ key }) => key === scopedKey(savedActivityKey) && listener(), {
		signal: stop.signal,
	});
	return () => stop.abort();
};

/** Calls `listener` when a button that orders is pressed; not for a press that its button stops, which orders nothing. */
const subscribeToPresses = (listener: () => void): (() => void) => {
	const stop = new AbortController();
	const onClick = (event: MouseEvent): void => {
		// Its handler may have removed what was pressed from the button.
		const isPress = (part: EventTarget) => part instanceof Element && part.matches("button[data-press]");
		if (event.composedPath().some(isPress)) listener();
	};
	document.addEventListener("click", onClick, { signal: stop.signal });
	return () => stop.abort();
};
