/** A control of a page, by which it is found again when the page is in the same state. */
export interface Control {
	/** Its role or element, and its name without figures. */
	readonly name: string;
	/** Its place among the controls of that name. */
	readonly place: number;
	/** Whether it belongs to the frame of many pages: the tab bar, or the way back. */
	readonly isOfFrame: boolean;
}

/** Where a control can be touched, or why it cannot. */
type Spot = { readonly x: number; readonly y: number } | { readonly why: string };

/** What is shown, without its figures. */
export interface PageState {
	readonly address: string;
	/** The title of the topmost sheet. */
	readonly sheet: string | undefined;
	readonly isBusy: boolean;
	/** The names of the controls. */
	readonly controls: string;
}

/** One press, as the browser has measured it, in milliseconds. */
export interface MeasuredPress {
	/** From the touch to the next paint after its handlers; below the browser's threshold of 16, 0. */
	readonly duration: number;
	/** Until the handlers ran, while they ran, and from then to the paint. */
	readonly delay: number;
	readonly handlers: number;
	readonly paint: number;
	/** What ran longest in the frames of the press, and how long. */
	readonly scripts: readonly string[];
	/** Forced and ordinary layout and styles in those frames. */
	readonly layout: number;
}

declare global {
	interface Window {
		pageControls: {
			/** The controls in the topmost sheet, or of the page: at most two of each kind in a list. */
			list: () => readonly Control[];
			state: () => PageState;
			/** Scrolls the control into view. */
			show: (control: Control) => Spot;
			/** Starts a measurement. */
			start: () => void;
			/** Resolves once the browser has reported the press, after `ms` at most. */
			report: (ms: number) => Promise<MeasuredPress>;
		};
	}
}

/** Runs in the page before its own scripts. */
export const installPageControls = (): void => {
	const selector =
		"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]";
	const mostOfAKind = 2;

	const isShown = (element: Element): boolean => {
		const { width, height } = element.getBoundingClientRect();
		return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
	};

	/** A hidden field is pressed by its label. */
	const touchedOf = (control: Element): Element | undefined => {
		if (isShown(control)) return control;
		const label = control.closest("label") ?? (control as Partial<HTMLInputElement>).labels?.[0];
		return label && isShown(label) ? label : undefined;
	};

	const isDisabled = (control: Element): boolean =>
		control.matches(":disabled, [aria-disabled=true]") || control.closest("[inert]") !== null;

	const nameOf = (control: Element): string => {
		const text =
			control.getAttribute("aria-label") ??
			((control as Partial<HTMLInputElement>).labels?.[0]?.textContent || control.textContent);
		const role = control.getAttribute("role") ?? control.getAttribute("type") ?? control.localName;
		return `${role === "button" || role === "submit" ? "" : `${role} `}${(text ?? "")
			.replaceAll(/[\d.,:%$+\u2212-]+/g, "")
			.replaceAll(/\s+/g, " ")
			.trim()
			.slice(0, 60)}`;
	};

	/** What rows of a list have in common: the elements from the row to the control. */
	const kindIn = (row: Element, control: Element): string => {
		const kind: string[] = [];
		for (let element: Element | null = control; element; element = element.parentElement) {
			kind.push(`${element.localName}.${element.className}`);
			if (element === row) break;
		}
		return kind.join(" ");
	};

	const topSheet = (): Element | undefined => [...document.querySelectorAll("dialog[open]")].at(-1);

	const found = (): readonly Element[] => {
		const counts = new Map<string, number>();
		return [...(topSheet() ?? document).querySelectorAll(selector)].filter((control) => {
			if (isDisabled(control) || control.closest("[role=status]") || !touchedOf(control)) return false;
			const row = control.closest("li, [data-code], [data-order]");
			if (!row || row.closest("nav")) return true;
			const kind = kindIn(row, control);
			const count = (counts.get(kind) ?? 0) + 1;
			counts.set(kind, count);
			return count <= mostOfAKind;
		});
	};

	const list = (): readonly Control[] => {
		const places = new Map<string, number>();
		return found().map((control) => {
			const name = nameOf(control);
			const place = places.get(name) ?? 0;
			places.set(name, place + 1);
			const isOfFrame = control.matches("nav a") || control.getAttribute("aria-label") === "Back";
			return { name, place, isOfFrame };
		});
	};

	let events: PerformanceEventTiming[] = [];
	let frames: LongFrame[] = [];
	new PerformanceObserver((entries) => {
		events.push(...(entries.getEntries() as PerformanceEventTiming[]));
	}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
	new PerformanceObserver((entries) => {
		frames.push(...(entries.getEntries() as LongFrame[]));
	}).observe({ type: "long-animation-frame" });

	window.pageControls = {
		list,
		state: () => ({
			address: location.pathname + location.search,
			sheet: topSheet() && (topSheet()?.querySelector("h2")?.textContent ?? ""),
			isBusy: [...document.querySelectorAll("[aria-busy=true]")].some((part) => part.checkVisibility()),
			controls: list()
				.map(({ name }) => name)
				.join("|"),
		}),
		show: ({ name, place }) => {
			const control = found().filter((each) => nameOf(each) === name)[place];
			const touched = control && touchedOf(control);
			if (!control || !touched) return { why: "it is gone" };
			touched.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			const { left, top, width, height } = touched.getBoundingClientRect();
			const spot = { x: left + width / 2, y: top + height / 2 };
			const hit = document.elementFromPoint(spot.x, spot.y);
			if (!hit) return { why: "it is outside of the screen" };
			if (touched.contains(hit) || hit.contains(touched)) return spot;
			return { why: `${hit.localName} ${(hit.textContent ?? "").trim().slice(0, 30)} covers it` };
		},
		start: () => {
			events = [];
			frames = [];
		},
		report: async (ms) => {
			const end = performance.now() + ms;
			const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
			while (performance.now() < end && !events.some(({ name }) => name === "click")) await frame();
			// The browser may report the frame after the press.
			await frame();
			const none = { duration: 0, delay: 0, handlers: 0, paint: 0, scripts: [], layout: 0 };
			const [worst] = events
				.filter(({ interactionId }) => interactionId)
				.sort((one, other) => other.duration - one.duration);
			if (!worst) return none;
			const { startTime, duration, processingStart, processingEnd } = worst;
			const during = frames.filter(
				(frame) => frame.startTime < startTime + duration && frame.startTime + frame.duration > startTime,
			);
			const scripts = during
				.flatMap((frame) => frame.scripts)
				.sort((one, other) => other.duration - one.duration)
				.slice(0, 3);
			return {
				duration,
				delay: processingStart - startTime,
				handlers: processingEnd - processingStart,
				paint: startTime + duration - processingEnd,
				scripts: scripts.map(
					(script) =>
						`${script.invoker} ${script.sourceFunctionName} ${Math.round(script.duration)} ms, layout ${Math.round(script.forcedStyleAndLayoutDuration)}`,
				),
				layout: during.reduce(
					(sum, frame) =>
						frame.styleAndLayoutStart === 0
							? sum
							: sum + Math.max(0, frame.startTime + frame.duration - frame.styleAndLayoutStart),
					0,
				),
			};
		},
	};

	interface LongFrame extends PerformanceEntry {
		readonly styleAndLayoutStart: number;
		readonly scripts: readonly {
			readonly invoker: string;
			readonly sourceFunctionName: string;
			readonly duration: number;
			readonly forcedStyleAndLayoutDuration: number;
		}[];
	}
};
