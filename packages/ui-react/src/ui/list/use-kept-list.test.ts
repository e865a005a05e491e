import { afterEach, describe, expect, test, vi } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { startApp } from "../../state/fake-app.test-support.ts";
import { pageOf, startList } from "./list.test-support.ts";
import { firstReading, keepFresh } from "./use-kept-list.ts";

afterEach(() => showLanguage("en"));

/** A list of two loaded pages. */
const startLong = async () => {
	await showLanguage("en");
	const started = startList();
	const { list, page } = started;
	const { realtime } = startApp().app;
	const reconnections = new Set<() => void>();
	vi.spyOn(realtime, "on").mockImplementation((_, listener) => {
		const tell = () => listener({ type: "reconnected" });
		reconnections.add(tell);
		return { unsubscribe: () => void reconnections.delete(tell) };
	});
	const arrive = (watch?: Parameters<typeof keepFresh>[2]) => keepFresh({ realtime }, list, watch);
	const leave = arrive();
	await page.succeed(pageOf(4, 4, 3));
	list.send({ type: "load more" });
	await page.succeed(pageOf(4, 2, 1));
	const reconnect = () => {
		for (const tell of reconnections) tell();
	};
	return { ...started, arrive, leave, reconnect };
};

describe("A list that outlives its screen", () => {
	test("is read once on the first arrival", async () => {
		const { page, ids, state } = await startLong();
		expect([ids(), state(), page.waiting()]).toEqual([[4, 3, 2, 1], "finished", 0]);
	});

	test("is read once if its reply arrives between the render of its screen and the effects, and catches up on the next arrival", async () => {
		const { list, page, ids } = startList();
		const isBeingRead = firstReading(list);
		await page.succeed(pageOf(4, 4, 3));
		const arrive = () => keepFresh(startApp().app, list, undefined, undefined, isBeingRead);
		const leave = arrive();
		expect(page.waiting()).toBe(0);
		leave();
		arrive();
		await page.succeed(pageOf(5, 5, 4));
		expect(ids()).toEqual([5, 4, 3]);
	});

	test("is read once if React drops the first render of its screen and begins again after the reply", async () => {
		const { list, page } = startList();
		firstReading(list);
		await page.succeed(pageOf(4, 4, 3));
		keepFresh(startApp().app, list, undefined, undefined, firstReading(list));
		expect(page.waiting()).toBe(0);
	});

	test("catches up on its first arrival if the render during its first request is long past", async () => {
		const { list, page } = startList();
		const rendered = performance.now();
		firstReading(list);
		await page.succeed(pageOf(4, 4, 3));
		vi.spyOn(performance, "now").mockReturnValue(rendered + 60_000);
		keepFresh(startApp().app, list, undefined, undefined, firstReading(list));
		expect(page.waiting()).toBe(1);
		vi.restoreAllMocks();
	});

	test("catches up on its first arrival if it had been read before its screen was rendered", async () => {
		const { list, page } = startList();
		await page.succeed(pageOf(4, 4, 3));
		keepFresh(startApp().app, list, undefined, undefined, firstReading(list));
		expect(page.waiting()).toBe(1);
	});

	test("catches up on each later arrival, and the customer keeps the scroll position", async () => {
		const { arrive, leave, page, ids } = await startLong();
		leave();
		arrive();
		await page.succeed(pageOf(5, 5, 4));
		expect([ids(), page.waiting()]).toEqual([[5, 4, 3, 2, 1], 0]);
	});

	test("catches up after a reconnect and when something else has changed it, while it is shown", async () => {
		const { arrive, leave, reconnect, page, ids } = await startLong();
		reconnect();
		await page.succeed(pageOf(5, 5, 4));
		leave();
		reconnect();
		expect([ids(), page.waiting()]).toEqual([[5, 4, 3, 2, 1], 0]);
		let change = (): void => {};
		const leaveAgain = arrive((catchUp) => {
			change = catchUp;
			return () => {
				change = () => {};
			};
		});
		await page.succeed(pageOf(5, 5, 4));
		change();
		await page.succeed(pageOf(6, 6, 5));
		leaveAgain();
		change();
		expect([ids(), page.waiting()]).toEqual([[6, 5, 4, 3, 2, 1], 0]);
	});

	test("is read from its first page in another language, also if it is chosen on another screen", async () => {
		const { arrive, leave, page, ids, state } = await startLong();
		await showLanguage("hk");
		expect(state()).toBe("refreshing");
		await page.succeed(pageOf(4, 4, 3));
		expect(ids()).toEqual([4, 3]);
		leave();
		await showLanguage("ar");
		expect(page.waiting()).toBe(0);
		arrive();
		expect(state()).toBe("refreshing");
	});
});
