import type { Connect } from "./connection.ts";
import {
	type Delay,
	runSocketWorker,
	type ToPage,
	type ToWorker,
	type WorkerScope,
} from "./socket-worker.ts";
import { type SocketWorker, workerConnection } from "./worker-connection.ts";

/** A connection and its reports, in order. */
export const openRecorded = (connect: Connect, url: string) => {
	const reports: unknown[] = [];
	const connection = connect(url, {
		opened: () => reports.push("opened"),
		received: (data) => reports.push(data),
		closed: () => reports.push("closed"),
	});
	return { reports, connection };
};

type Take<M> = (event: { readonly data: M }) => void;

/** Runs at once. */
const now: Delay = (run) => {
	run();
	return () => {};
};

/** Runs when `runDue` is called. */
export const startDelay = () => {
	const due = new Set<() => void>();
	return {
		delay: (run: () => void) => {
			due.add(run);
			return () => due.delete(run);
		},
		runDue: () => {
			for (const run of [...due]) {
				due.delete(run);
				run();
			}
		},
	};
};

/** A worker and its page. A message arrives when `deliver` is called. */
export const startWorker = (connect: Connect, delay = now) => {
	const toWorker: ToWorker[] = [];
	const toPage: ToPage[] = [];
	const scope: WorkerScope = { onmessage: null, postMessage: (report) => toPage.push(report) };
	runSocketWorker(scope, connect, delay);
	const worker = { ...idleWorker(), postMessage: (command: ToWorker) => void toWorker.push(command) };
	const next = <M>(messages: M[], take: Take<M> | null): boolean => {
		const [data] = messages.splice(0, 1);
		if (data === undefined) return false;
		take?.({ data });
		return true;
	};
	return {
		worker,
		/** Delivers the next message; false without one. */
		deliver: {
			toWorker: () => next(toWorker, scope.onmessage),
			toPage: () => next(toPage, worker.onmessage),
		},
		/** Delivers all messages, and those that follow from them. */
		settle: () => {
			while (next(toWorker, scope.onmessage) || next(toPage, worker.onmessage));
		},
	};
};

/** Connections in a worker whose messages arrive at once. */
export const synchronousWorker = (connect: Connect): Connect => {
	const scope: WorkerScope = { onmessage: null, postMessage: (data) => worker.onmessage?.({ data }) };
	const worker = {
		...idleWorker(),
		postMessage: (data: ToWorker) => scope.onmessage?.({ data }),
	};
	runSocketWorker(scope, connect, now);
	return workerConnection(worker);
};

const idleWorker = () => ({
	onmessage: null as SocketWorker["onmessage"],
	onerror: null as SocketWorker["onerror"],
	terminate: () => {},
});
