/** What the probe has measured since its start or its last `reset`. */
interface ProbeReport {
	readonly commits: number;
	readonly longTasks: readonly number[];
	readonly frames: readonly number[];
	/** Milliseconds from the arrival of a row's first unwritten figures to their write, for the watched rows. */
	readonly tickToDom: readonly number[];
	readonly writesOutOfView: number;
	/** Number of order figures received. */
	readonly pushes: number;
	/** Milliseconds since the last `reset`. */
	readonly elapsed: number;
	/** Visible orders whose row differs from the last push; counted by `settle`. */
	readonly wrongAtEnd: number;
	/** Number of rows compared by `settle`. */
	readonly comparedAtEnd: number;
	readonly interactions: readonly number[];
}

declare global {
	interface Window {
		probe: {
			/** Resets the figures, and watches the rows that are visible now. */
			reset: () => void;
			/** Measures interactions only, at no other cost, until `resume`. */
			pause: () => void;
			resume: () => void;
			report: () => ProbeReport;
			/** Blocks further messages, and compares the visible order rows with the last push. */
			settle: () => Promise<void>;
		};
	}
}

/**
 * Runs in the page before its own scripts. It counts React's commits through the devtools hook, records frames, long tasks and
 * slow events, and pairs the messages for a watched row with the write of that row (`data-code` or `data-order`). It parses no
 * more of a message and forces no layout, so that it costs little beside the page.
 */
export const installProbe = (): void => {
	/** Runs in the socket worker before its own script: adds the time of arrival to each text. */
	const addTimes = `{
		const NativeSocket = WebSocket, post = postMessage.bind(self);
		let times = [];
		self.WebSocket = class extends NativeSocket {
			constructor(url) {
				super(url);
				this.addEventListener("message", () => times.push(performance.timeOrigin + performance.now()));
			}
		};
		self.postMessage = (report) => {
			if (!Array.isArray(report) || report[1] !== "received") return post(report);
			post([...report, times]);
			times = [];
		};
	}
	`;
	/** The last figures received for each watched row. */
	const latest = new Map<string, string>();
	/** The arrival of the first figures that their row does not show yet. Equal figures cause no write. */
	const arrivals = new Map<string, number>();
	const noRow = /(?!)/g;
	let watched = { quote: noRow, order: noRow };
	let written = new Set<Element>();
	let received: (readonly [text: string, arrivedAt: number])[] = [];
	let isBlocked = false;
	let isActive = true;
	let state = fresh();

	Object.assign(window, {
		__REACT_DEVTOOLS_GLOBAL_HOOK__: {
			supportsFiber: true,
			renderers: new Map(),
			inject: () => 1,
			checkDCE: () => undefined,
			onCommitFiberRoot: () => {
				state.commits += 1;
			},
			onCommitFiberUnmount: () => undefined,
			onPostCommitFiberRoot: () => undefined,
		},
		probe: {
			reset: () => {
				received = [];
				state = fresh();
				arrivals.clear();
				latest.clear();
				watchVisibleRows();
			},
			pause: () => {
				isActive = false;
				writes.disconnect();
			},
			resume: () => {
				isActive = true;
				watch();
			},
			report: () => {
				parseAll();
				return { ...state, elapsed: performance.now() - state.since };
			},
			settle: async () => {
				isBlocked = true;
				for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
				parseAll();
				for (const row of document.querySelectorAll("[data-order]")) {
					const [price, profit] = latest.get(nameOf(row))?.split(" ") ?? [];
					if (price === undefined || !isOnScreen(row)) continue;
					state.comparedAtEnd += 1;
					const shown = (row.textContent ?? "").replaceAll(",", "").replaceAll("\u2212", "-");
					if (!shown.includes(price) || !shown.includes(Number(profit).toFixed(2))) state.wrongAtEnd += 1;
				}
			},
		},
	});

	const nameOf = (row: Element): string =>
		row.getAttribute("data-code") ?? `${row.getAttribute("data-order")}`;

	const isOnScreen = (row: Element): boolean => {
		const { top, bottom, left, right } = row.getBoundingClientRect();
		return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
	};

	const watchVisibleRows = () => {
		const names = (selector: string) =>
			[...document.querySelectorAll(selector)].filter(isOnScreen).map(nameOf).join("|") || "(?!)";
		watched = {
			quote: new RegExp(`"symbol":"(${names("[data-code]")})".*?"close":"([^"]+)"`, "g"),
			order: new RegExp(
				`"Id":(${names("[data-order]")}),"UpdatePrice":"([^"]+)","FactProfits":"([^"]+)"`,
				"g",
			),
		};
	};

	const record = (name: string, figures: string, arrivedAt: number) => {
		const previous = latest.get(name);
		if (previous === figures) return;
		latest.set(name, figures);
		// The row may show the first figures already.
		if (previous !== undefined && !arrivals.has(name)) arrivals.set(name, arrivedAt);
	};

	const parse = (text: string, arrivedAt: number) => {
		if (text.startsWith('{"type":"FOREX_TRADE"')) {
			for (let at = text.indexOf('"Id":'); at >= 0; at = text.indexOf('"Id":', at + 5)) state.pushes += 1;
			for (const [, id = "", price, profit] of text.matchAll(watched.order))
				record(id, `${price} ${profit}`, arrivedAt);
			return;
		}
		for (const [, code = "", close = ""] of text.matchAll(watched.quote)) record(code, close, arrivedAt);
	};

	/** Messages are processed after the page has written them, so that the page does not wait. */
	const parseAll = () => {
		for (const [text, arrivedAt] of received) parse(text, arrivedAt - performance.timeOrigin);
		received = [];
	};

	const NativeSocket = window.WebSocket;
	/** Earlier builds, which `bench compare` measures too, have no socket worker. */
	window.WebSocket = class extends NativeSocket {
		constructor(url: string | URL) {
			super(url);
			this.addEventListener("message", (event) => {
				if (isBlocked) event.stopImmediatePropagation();
				else if (isActive) received.push([event.data, performance.timeOrigin + performance.now()]);
			});
		}
	};

	/** A script that adds the times, then runs the script of the worker. */
	const timed = (url: string | URL): string => {
		const script = `${addTimes}importScripts(${JSON.stringify(new URL(url, location.href).href)});`;
		return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
	};

	const NativeWorker = window.Worker;
	window.Worker = class extends NativeWorker {
		constructor(url: string | URL, options?: WorkerOptions) {
			super(timed(url), options);
			this.addEventListener("message", (event) => {
				if (!Array.isArray(event.data) || event.data[1] !== "received") return;
				const [, , texts, times] = event.data;
				if (isBlocked) event.stopImmediatePropagation();
				else if (isActive) for (const [at, text] of texts.entries()) received.push([text, times[at]]);
			});
		}
	};

	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) state.longTasks.push(entry.duration);
	}).observe({ type: "longtask", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) state.interactions.push(entry.duration);
	}).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

	let last = performance.now();
	const frame = (now: number) => {
		state.frames.push(now - last);
		last = now;
		if (written.size > 0) {
			for (const row of written) if (row.isConnected && !isOnScreen(row)) state.writesOutOfView += 1;
			written = new Set();
		}
		requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);

	const writes = new MutationObserver((mutations) => {
		const now = performance.now();
		parseAll();
		const touched = new Set<Element>();
		for (const { target } of mutations) {
			const element = target instanceof Element ? target : target.parentElement;
			const row = element?.closest("[data-code], [data-order]");
			if (row) touched.add(row);
		}
		for (const row of touched) {
			written.add(row);
			const arrived = arrivals.get(nameOf(row));
			if (arrived === undefined) continue;
			arrivals.delete(nameOf(row));
			state.tickToDom.push(now - arrived);
		}
	});
	const watch = () =>
		writes.observe(document, { subtree: true, childList: true, characterData: true, attributes: false });
	watch();

	function fresh() {
		return {
			commits: 0,
			longTasks: [] as number[],
			frames: [] as number[],
			tickToDom: [] as number[],
			writesOutOfView: 0,
			pushes: 0,
			since: performance.now(),
			wrongAtEnd: 0,
			comparedAtEnd: 0,
			interactions: [] as number[],
		};
	}
};
