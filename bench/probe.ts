/** What the probe has seen in the page since its start or its last `reset`. */
export interface ProbeReport {
	readonly commits: number;
	readonly longTasks: readonly number[];
	readonly frames: readonly number[];
	/** Milliseconds from the first unshown tick of an instrument to the write of its row. */
	readonly tickToDom: readonly number[];
	readonly writesOutOfView: number;
	/** Figures of orders that came, since the start. */
	readonly pushes: number;
	/** Orders whose row on the screen shows other figures than were pushed last; counted by `settle`. */
	readonly wrongAtEnd: number;
	/** How many rows of orders were compared for that. */
	readonly comparedAtEnd: number;
	readonly interactions: readonly number[];
}

declare global {
	interface Window {
		probe: {
			reset: () => void;
			/** From now on times interactions alone, and costs the page nothing else; until `wake`. */
			rest: () => void;
			wake: () => void;
			report: () => ProbeReport;
			/** Lets nothing more in, and compares what is shown with what came last. */
			settle: () => Promise<void>;
		};
	}
}

/**
 * Runs in the page before its own scripts. It counts React's commits through the hook that React looks for, notes each
 * frame, long task and slow event, and pairs every quote on the socket with the write of the element that carries its
 * `data-code`, and the figures of every order with that of its `data-order`.
 */
export const installProbe = (): void => {
	let state = fresh();
	const quoteFrame = /"type":"DAY_MARKET".*?"symbol":"([^"]+)".*?"close":"([^"]+)"/;
	const tradeFrame = /"type":"FOREX_TRADE"/;
	const told = /"Id":(\d+),"UpdatePrice":"([^"]+)","FactProfits":"([^"]+)"/g;
	/** The last figures of each instrument and order that came. */
	const closes = new Map<string, string>();
	let isShut = false;
	let isAwake = true;
	let pushes = 0;
	/** When the first price came that is not shown yet. A price that stays the same writes nothing. */
	const arrivals = new Map<string, number>();

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
				state = fresh();
				arrivals.clear();
			},
			rest: () => {
				isAwake = false;
				writes.disconnect();
			},
			wake: () => {
				isAwake = true;
				watch();
			},
			report: () => ({ ...state, pushes }),
			settle: async () => {
				isShut = true;
				for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
				for (const row of document.querySelectorAll("[data-order]")) {
					const figures = closes.get(`order ${row.getAttribute("data-order")}`);
					const { top, bottom } = row.getBoundingClientRect();
					if (figures === undefined || bottom < 0 || top > innerHeight) continue;
					state.comparedAtEnd += 1;
					const shown = (row.textContent ?? "").replaceAll(",", "").replaceAll("\u2212", "-");
					const [price, profit] = figures.split(" ");
					const isShown = shown.includes(price ?? "") && shown.includes(Number(profit).toFixed(2));
					if (!isShown) state.wrongAtEnd += 1;
				}
			},
		},
	});

	const note = (what: string, figures: string) => {
		if (closes.get(what) === figures) return;
		closes.set(what, figures);
		if (!arrivals.has(what)) arrivals.set(what, performance.now());
	};

	const NativeSocket = window.WebSocket;
	window.WebSocket = class extends NativeSocket {
		constructor(url: string | URL, protocols?: string | string[]) {
			super(url, protocols);
			this.addEventListener("message", (event) => {
				if (isShut) {
					event.stopImmediatePropagation();
					return;
				}
				if (!isAwake) return;
				const text = String(event.data);
				const [, code, close] = quoteFrame.exec(text) ?? [];
				if (code !== undefined && close !== undefined) note(code, close);
				if (!tradeFrame.test(text)) return;
				for (const [, id, price, profit] of text.matchAll(told)) {
					pushes += 1;
					note(`order ${id}`, `${price} ${profit}`);
				}
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
		requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);

	const writes = new MutationObserver((mutations) => {
		const now = performance.now();
		const touched = new Set<Element>();
		for (const { target } of mutations) {
			const element = target instanceof Element ? target : target.parentElement;
			const row = element?.closest("[data-code], [data-order]");
			if (row) touched.add(row);
		}
		for (const row of touched) {
			const what = row.getAttribute("data-code") ?? `order ${row.getAttribute("data-order")}`;
			const arrived = arrivals.get(what);
			if (arrived === undefined) continue;
			arrivals.delete(what);
			state.tickToDom.push(now - arrived);
			const { top, bottom, left, right } = row.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) state.writesOutOfView += 1;
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
			wrongAtEnd: 0,
			comparedAtEnd: 0,
			interactions: [] as number[],
		};
	}
};
