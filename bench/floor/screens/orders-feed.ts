import { frameSchedule, type Thread, threadedWire } from "@tradewind/adapters-ws";
import { realtime } from "@tradewind/contracts";

/** As the platform tells them, unread. */
export interface OrderFigures {
	readonly UpdatePrice: string;
	readonly FactProfits: string;
}

type Told = OrderFigures & { readonly Id: number };

/**
 * The figures of a customer's open orders, on the app's own thread of the socket and its own moments of writing; besides, each text
 * is parsed, and that is all: nothing is checked, reckoned with or decided.
 */
export interface OrdersFeed {
	/** In the order of the first push, which tells of all. */
	readonly ids: readonly number[];
	readonly figures: (id: number) => OrderFigures | undefined;
	readonly subscribe: (id: number, listener: () => void) => () => void;
}

/** Logs in with `token`, and is there when all the orders have been told once. `thread` is what runs in the thread of the socket. */
export const openOrdersFeed = (token: string, thread: string): Promise<OrdersFeed> =>
	new Promise((resolve) => {
		const figures = new Map<number, OrderFigures>();
		const listeners = new Map<number, () => void>();
		let changed = new Set<number>();
		const schedule = frameSchedule(window);
		const flush = () => {
			const ids = changed;
			changed = new Set();
			for (const id of ids) listeners.get(id)?.();
		};
		const take = (orders: readonly Told[]) => {
			const isFirst = figures.size === 0;
			for (const order of orders) {
				if (changed.size === 0) schedule(flush);
				changed.add(order.Id);
				figures.set(order.Id, order);
			}
			if (isFirst)
				resolve({
					ids: [...figures.keys()],
					figures: (id) => figures.get(id),
					subscribe: (id, listener) => {
						listeners.set(id, listener);
						return () => listeners.delete(id);
					},
				});
		};
		const wire = threadedWire(startThread(thread))(`ws://${location.host}${realtime.socketPath}`, {
			opened: () => wire.send(JSON.stringify({ type: "login", token })),
			received: (text) => {
				const frame = JSON.parse(String(text));
				if (frame.type === "FOREX_TRADE") take(frame.data.TransOrder);
				else if (frame.type === "login_result")
					for (const topic of ["DAY_MARKET", "FOREX_TRADE"])
						wire.send(JSON.stringify({ type: "sub", topic }));
			},
			closed: () => {},
		});
	});

const startThread = (script: string): Thread => {
	const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
	const thread: Thread = {
		onmessage: null,
		onerror: null,
		postMessage: (command) => worker.postMessage(command),
		terminate: () => worker.terminate(),
	};
	worker.onmessage = (event) => thread.onmessage?.(event);
	worker.onerror = () => thread.onerror?.();
	return thread;
};
