import type { PushedTotals } from "@tradewind/domain/contract";
import type { App } from "../state/app.ts";
import { createStore, type Store } from "../state/store.ts";
import { breachIn } from "./checks.ts";

type Watched = Pick<App, "realtime" | "orders">;

/** The last push of totals if one of them cannot be trusted. */
type WrongPush = Pick<Store<PushedTotals | undefined>, "get" | "subscribe">;

/** One for all figures of an app: a push is checked once. */
const watches = new WeakMap<Watched["realtime"], WrongPush>();

/**
 * The last push of which a total cannot be trusted: only in a push they are of the same moment as the orders. The next push or
 * reading ends it. Pushes are checked while there is a subscription.
 */
export const wrongPushOf = (app: Watched): WrongPush => {
	const watch = watches.get(app.realtime) ?? createWatch(app);
	watches.set(app.realtime, watch);
	return watch;
};

const createWatch = ({ realtime, orders }: Watched): WrongPush => {
	const wrong = createStore<PushedTotals | undefined>(undefined);
	let subscribed = 0;
	let end = () => {};
	const begin = () => {
		const pushes = realtime.on("push", ({ push }) => {
			if (push.type !== "trade") return;
			const pushed = { update: push.update, held: orders.getSnapshot().context.holding };
			wrong.set(breachIn("totals", pushed) ? pushed : undefined);
		});
		const readings = orders.subscribe((snapshot) => {
			if (snapshot.matches("refreshing")) wrong.set(undefined);
		});
		end = () => {
			pushes.unsubscribe();
			readings.unsubscribe();
			wrong.set(undefined);
		};
	};
	return {
		get: wrong.get,
		subscribe: (listener) => {
			if (subscribed === 0) begin();
			subscribed += 1;
			const unsubscribe = wrong.subscribe(listener);
			return () => {
				unsubscribe();
				subscribed -= 1;
				if (subscribed === 0) end();
			};
		},
	};
};
