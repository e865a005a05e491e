/** What the probe has seen in the page since its start or its last `reset`. */
export interface ProbeReport {
	readonly commits: number;
	readonly longTasks: readonly number[];
	readonly frames: readonly number[];
	/** Milliseconds from the arrival of the first unshown figures of a row to their write, of the rows that are followed. */
	readonly tickToDom: readonly number[];
	readonly writesOutOfView: number;
	/** Figures of orders that came. */
	readonly pushes: number;
	/** Milliseconds since the last `reset`. */
	readonly elapsed: number;
	/** Orders whose row on the screen shows other figures than were pushed last; counted by `settle`. */
	readonly wrongAtEnd: number;
	/** How many rows of orders were compared for that. */
	readonly comparedAtEnd: number;
	readonly interactions: readonly number[];
}

declare global {
	interface Window {
		probe: {
			/** Begins anew, and follows the rows that stand on the screen now. */
			reset: () => void;
			/** From now on times interactions alone, and costs the page nothing else; until `wake`. */
			rest: () => void;
			wake: () => void;
			report: () => ProbeReport;
			/** Lets nothing more in, and compares what the followed rows show with what came last. */
			settle: () => Promise<void>;
		};
	}
}

/**
 * Runs in the page before its own scripts. It counts React's commits through the hook that React looks for, notes each
 * frame, long task and slow event, and pairs what comes on the socket for a row that it follows with the write of that row,
 * found by its `data-code` or `data-order`. It looks at nothing else of a frame of the socket, and measures where rows stand
 * when nothing has to be laid out for that: it must weigh little beside what it watches.
 */
export const installProbe = (): void => {
	/** Runs in the thread of the socket before its own script: each text goes on with the time at which it came. */
	const noteTimes = `{
		const NativeSocket = WebSocket, post = postMessage.bind(self);
		let times = [];
		self.WebSocket = class extends NativeSocket {
			constructor(url) {
				super(url);
				this.addEventListener("message", () => times.push(performance.timeOrigin + performance.now()));
			}
		};
		self.postMessage = (report) => {
			if (report[1] !== "received") return post(report);
			post([...report, times]);
			times = [];
		};
	}
	`;
	/** The last figures of each followed row that came. */
	const closes = new Map<string, string>();
	/** When the first figures came that its row doesn't show yet. Figures that stay the same write nothing. */
	const arrivals = new Map<string, number>();
	const nobody = /(?!)/g;
	let followed = { quote: nobody, order: nobody };
	let written = new Set<Element>();
	let come: (readonly [text: string, arrivedAt: number])[] = [];
	let isShut = false;
	let isAwake = true;
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
				come = [];
				state = fresh();
				arrivals.clear();
				closes.clear();
				follow();
			},
			rest: () => {
				isAwake = false;
				writes.disconnect();
			},
			wake: () => {
				isAwake = true;
				watch();
			},
			report: () => {
				takeAll();
				return { ...state, elapsed: performance.now() - state.since };
			},
			settle: async () => {
				isShut = true;
				for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
				takeAll();
				for (const row of document.querySelectorAll("[data-order]")) {
					const [price, profit] = closes.get(nameOf(row))?.split(" ") ?? [];
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

	const follow = () => {
		const names = (selector: string) =>
			[...document.querySelectorAll(selector)].filter(isOnScreen).map(nameOf).join("|") || "(?!)";
		followed = {
			quote: new RegExp(`"symbol":"(${names("[data-code]")})".*?"close":"([^"]+)"`, "g"),
			order: new RegExp(
				`"Id":(${names("[data-order]")}),"UpdatePrice":"([^"]+)","FactProfits":"([^"]+)"`,
				"g",
			),
		};
	};

	const note = (name: string, figures: string, arrivedAt: number) => {
		const known = closes.get(name);
		if (known === figures) return;
		closes.set(name, figures);
		// The first may be what the row shows already.
		if (known !== undefined && !arrivals.has(name)) arrivals.set(name, arrivedAt);
	};

	const take = (text: string, arrivedAt: number) => {
		if (text.startsWith('{"type":"FOREX_TRADE"')) {
			for (let at = text.indexOf('"Id":'); at >= 0; at = text.indexOf('"Id":', at + 5)) state.pushes += 1;
			for (const [, id = "", price, profit] of text.matchAll(followed.order))
				note(id, `${price} ${profit}`, arrivedAt);
			return;
		}
		for (const [, code = "", close = ""] of text.matchAll(followed.quote)) note(code, close, arrivedAt);
	};

	/** What came is looked at when the page has written it, or is done with it: the page is not to wait for that. */
	const takeAll = () => {
		for (const [text, arrivedAt] of come) take(text, arrivedAt - performance.timeOrigin);
		come = [];
	};

	const createUrl = URL.createObjectURL;
	URL.createObjectURL = (object) =>
		createUrl(
			object instanceof Blob && object.type === "text/javascript"
				? new Blob([noteTimes, object], object)
				: object,
		);

	const NativeSocket = window.WebSocket;
	/** The app kept its socket on the page before it had a thread: `bench against` measures such builds too. */
	window.WebSocket = class extends NativeSocket {
		constructor(url: string | URL) {
			super(url);
			this.addEventListener("message", (event) => {
				if (isShut) event.stopImmediatePropagation();
				else if (isAwake) come.push([event.data, performance.timeOrigin + performance.now()]);
			});
		}
	};

	const NativeWorker = window.Worker;
	window.Worker = class extends NativeWorker {
		constructor(url: string | URL, options?: WorkerOptions) {
			super(url, options);
			this.addEventListener("message", (event) => {
				const [, what, texts, times] = event.data;
				if (what !== "received") return;
				if (isShut) event.stopImmediatePropagation();
				else if (isAwake) for (const [at, text] of texts.entries()) come.push([text, times[at]]);
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
		takeAll();
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
