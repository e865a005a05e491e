/** What the probe has seen in the page since its start or its last `reset`. */
export interface ProbeReport {
	readonly commits: number;
	readonly longTasks: readonly number[];
	readonly frames: readonly number[];
	/** Milliseconds from the first unshown tick of an instrument to the write of its row. */
	readonly tickToDom: readonly number[];
	readonly writesOutOfView: number;
	readonly interactions: readonly number[];
}

declare global {
	interface Window {
		probe: { reset: () => void; report: () => ProbeReport };
	}
}

/**
 * Runs in the page before its own scripts. It counts React's commits through the hook that React looks for, notes each
 * frame, long task and slow event, and pairs every quote on the socket with the write of the element that carries its
 * `data-code`.
 */
export const installProbe = (): void => {
	let state = fresh();
	const quoteFrame = /"type":"DAY_MARKET".*?"symbol":"([^"]+)".*?"close":"([^"]+)"/;
	const closes = new Map<string, string>();
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
			report: () => state,
		},
	});

	const NativeSocket = window.WebSocket;
	window.WebSocket = class extends NativeSocket {
		constructor(url: string | URL, protocols?: string | string[]) {
			super(url, protocols);
			this.addEventListener("message", ({ data }) => {
				const [, code, close] = quoteFrame.exec(String(data)) ?? [];
				if (code === undefined || close === undefined || closes.get(code) === close) return;
				closes.set(code, close);
				if (!arrivals.has(code)) arrivals.set(code, performance.now());
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

	const watch = () =>
		new MutationObserver((mutations) => {
			const now = performance.now();
			const touched = new Set<Element>();
			for (const { target } of mutations) {
				const element = target instanceof Element ? target : target.parentElement;
				const row = element?.closest("[data-code]");
				if (row) touched.add(row);
			}
			for (const row of touched) {
				const code = row.getAttribute("data-code") ?? "";
				const arrived = arrivals.get(code);
				if (arrived === undefined) continue;
				arrivals.delete(code);
				state.tickToDom.push(now - arrived);
				const { top, bottom, left, right } = row.getBoundingClientRect();
				if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) state.writesOutOfView += 1;
			}
		}).observe(document, { subtree: true, childList: true, characterData: true, attributes: false });
	watch();

	function fresh() {
		return {
			commits: 0,
			longTasks: [] as number[],
			frames: [] as number[],
			tickToDom: [] as number[],
			writesOutOfView: 0,
			interactions: [] as number[],
		};
	}
};
