/** An entry of the history, as the sheets use it. */
interface Entry {
	/** The router's key; the entry of a sheet has the key of its page. */
	readonly key: unknown;
	readonly index: number;
	readonly href: string;
	readonly isOfSheet: boolean;
}

/** The part of a window that the history of sheets uses. */
export interface HistoryPage {
	readonly history: Pick<History, "state" | "pushState" | "go">;
	readonly location: Pick<Location, "href">;
	readonly addEventListener: (
		type: "popstate",
		listener: (event: Pick<Event, "stopImmediatePropagation">) => void,
		options: { readonly capture: true },
	) => void;
}

export interface SheetHistory {
	/** Called once, before the router listens. */
	readonly start: () => void;
	/** The router has shown an entry. */
	readonly arrive: () => void;
	/** A sheet is shown; "back" calls `close`. Returns the function that reports that it is no longer shown. */
	readonly open: (close: () => void) => () => void;
}

/**
 * Gives the open sheets one entry of the history, so that "back" closes the topmost sheet and not the page (Spec 1 §2). The
 * entry has the address of its page. A sheet that is closed otherwise leaves the entry: the next sheet uses it, and "back"
 * and "forward" pass over it. The entry is not removed by `history.back()`, which would also undo a navigation that follows
 * immediately.
 */
export const createSheetHistory = (page: HistoryPage): SheetHistory => {
	let sheets: readonly { readonly close: () => void }[] = [];
	let shown: Entry | undefined;
	/** The next `popstate` ends a step of this module. */
	let isStepping = false;
	const entry = (): Entry => entryOf(page.history.state, page.location.href);

	const push = (): void => {
		const { history } = page;
		if (!entry().isOfSheet) history.pushState({ ...history.state, idx: entry().index + 1, sheet: true }, "");
		shown = entry();
	};

	const onPop = (event: Pick<Event, "stopImmediatePropagation">): void => {
		const [before, now] = [shown, entry()];
		shown = now;
		const isSamePage = before?.key === now.key && before?.href === now.href;
		// The router has nothing to render.
		if (isSamePage && before?.isOfSheet !== now.isOfSheet) event.stopImmediatePropagation();
		if (isStepping) {
			isStepping = false;
			return;
		}
		const top = sheets.at(-1);
		if (top) {
			top.close();
			// A sheet may stay open, such as the receipt of an order that is being sent.
			setTimeout(() => sheets.length > 0 && push());
			return;
		}
		if (now.isOfSheet) {
			isStepping = before !== undefined && before.index > now.index;
			page.history.go(isStepping ? -1 : 1);
		} else if (isSamePage && before?.isOfSheet) page.history.go(-1);
	};

	return {
		start: () => page.addEventListener("popstate", onPop, { capture: true }),
		arrive: () => {
			shown = entry();
		},
		open: (close) => {
			const sheet = { close };
			sheets = [...sheets, sheet];
			push();
			return () => {
				sheets = sheets.filter((other) => other !== sheet);
			};
		},
	};
};

const entryOf = (state: unknown, href: string): Entry => {
	const { key, idx, sheet } = fieldsOf(state);
	return { key, index: typeof idx === "number" ? idx : 0, href, isOfSheet: sheet === true };
};

const fieldsOf = (
	state: unknown,
): { readonly key?: unknown; readonly idx?: unknown; readonly sheet?: unknown } =>
	typeof state === "object" && state !== null ? state : {};

/** Whether a navigation from this state of the history replaces the entry of a sheet. */
export const isSheetEntry = (state: unknown): boolean => fieldsOf(state).sheet === true;

/** The history of this window's sheets. */
export const sheetHistory: SheetHistory = createSheetHistory(
	typeof window === "undefined" ? withoutHistory() : window,
);

/** The build prerenders closed sheets only. */
function withoutHistory(): HistoryPage {
	return {
		history: { state: null, pushState: () => {}, go: () => {} },
		location: { href: "" },
		addEventListener: () => {},
	};
}
