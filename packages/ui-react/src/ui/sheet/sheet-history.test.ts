import { beforeEach, describe, expect, test, vi } from "vitest";
import { createSheetHistory, type HistoryPage, isSheetEntry } from "./sheet-history.ts";

/** A window with the entries of a tab; `popped` lists the entries that the router receives. */
const openTab = () => {
	let entries = [{ path: "/", state: { key: "a", idx: 0 } as unknown }];
	let at = 0;
	let onPop: Parameters<HistoryPage["addEventListener"]>[1] = () => {};
	const popped: string[] = [];
	const put = (path: string, state: unknown) => {
		entries = [...entries.slice(0, at + 1), { path, state }];
		at += 1;
	};
	const here = () => entries[at] ?? { path: "", state: null };
	const pop = () => {
		let isForRouter = true;
		onPop({
			stopImmediatePropagation: () => {
				isForRouter = false;
			},
		});
		if (isForRouter) popped.push(here().path);
	};
	const go = (delta = 0) => {
		if (!entries[at + delta]) return;
		at += delta;
		pop();
	};
	const page: HistoryPage = {
		history: {
			get state() {
				return here().state;
			},
			pushState: (state) => put(here().path, state),
			go,
		},
		location: {
			get href() {
				return here().path;
			},
		},
		addEventListener: (_, listener) => {
			onPop = listener;
		},
	};
	const sheets = createSheetHistory(page);
	sheets.start();
	sheets.arrive();
	return {
		sheets,
		popped,
		go,
		here: () => here().path,
		isAtSheet: () => isSheetEntry(here().state),
		count: () => entries.length,
		follow: (path: string) => {
			put(path, { key: path, idx: at + 1 });
			sheets.arrive();
		},
		replace: (path: string) => {
			entries = entries.with(at, { path, state: { key: path, idx: at } });
			sheets.arrive();
		},
		/** A sheet that "back" closes. */
		openSheet: () => {
			const closed = vi.fn();
			const shown = sheets.open(() => {
				closed();
				shown();
			});
			return { closed, close: shown };
		},
	};
};

describe("Spec 1 §2: the entry of the sheets in the history", () => {
	beforeEach(() => {
		vi.useFakeTimers();
		return () => vi.useRealTimers();
	});

	test("back closes the sheet, keeps the page and tells the router nothing", () => {
		const tab = openTab();
		tab.follow("/trade");
		const { closed } = tab.openSheet();
		tab.go(-1);
		vi.runAllTimers();
		expect({ closed: closed.mock.calls.length, at: tab.here(), popped: tab.popped }).toEqual({
			closed: 1,
			at: "/trade",
			popped: [],
		});
		tab.go(-1);
		expect([tab.here(), tab.popped]).toEqual(["/", ["/"]]);
	});

	test("after a sheet was closed by its button, one back leaves the page", () => {
		const tab = openTab();
		tab.follow("/trade");
		tab.openSheet().close();
		tab.go(-1);
		expect([tab.here(), tab.popped]).toEqual(["/", ["/"]]);
	});

	test("sheets that follow one another share one entry", () => {
		const tab = openTab();
		tab.follow("/trade");
		const receipt = tab.openSheet();
		receipt.close();
		const { closed } = tab.openSheet();
		expect(tab.count()).toBe(3);
		tab.go(-1);
		expect([closed.mock.calls.length, receipt.closed.mock.calls.length, tab.here()]).toEqual([
			1,
			0,
			"/trade",
		]);
	});

	test("of two sheets, back closes the one on top, and then the other", () => {
		const tab = openTab();
		const below = tab.openSheet();
		const above = tab.openSheet();
		tab.go(-1);
		vi.runAllTimers();
		expect([above.closed.mock.calls.length, below.closed.mock.calls.length]).toEqual([1, 0]);
		tab.go(-1);
		expect(below.closed.mock.calls.length).toBe(1);
	});

	test("a sheet that stays open, because its order is being sent, gets its entry back", () => {
		const tab = openTab();
		tab.follow("/trade");
		tab.sheets.open(() => {});
		tab.go(-1);
		vi.runAllTimers();
		expect([tab.here(), tab.isAtSheet()]).toEqual(["/trade", true]);
	});

	test("back and forward pass over the entry of a closed sheet", () => {
		const tab = openTab();
		tab.follow("/trade");
		tab.openSheet().close();
		tab.follow("/order");
		tab.go(-1);
		expect([tab.here(), tab.isAtSheet()]).toEqual(["/trade", false]);
		tab.go(1);
		expect([tab.here(), tab.popped]).toEqual(["/order", ["/trade", "/order"]]);
	});

	test("a link of a sheet that replaces its entry leads back to the page of the sheet", () => {
		const tab = openTab();
		tab.follow("/trade");
		const { close } = tab.openSheet();
		tab.replace("/order");
		close();
		tab.go(-1);
		expect([tab.here(), tab.popped]).toEqual(["/trade", ["/trade"]]);
	});
});
