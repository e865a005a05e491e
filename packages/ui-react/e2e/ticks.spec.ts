import type { Page } from "@playwright/test";
import { expect, instrumentRows, openTrade, test } from "@tradewind/test-kit";

declare global {
	interface Window {
		counted: { commits: number; frames: number };
	}
}

/** Starts to count React's commits and the frames of the screen. */
const countCommits = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		window.counted = { commits: 0, frames: 0 };
		const count = () => {
			window.counted.frames += 1;
			requestAnimationFrame(count);
		};
		requestAnimationFrame(count);
		const hook = {
			supportsFiber: true,
			inject: () => 1,
			onCommitFiberRoot: () => {
				window.counted.commits += 1;
			},
			onCommitFiberUnmount: () => {},
			onPostCommitFiberRoot: () => {},
			onScheduleFiberRoot: () => {},
			checkDCE: () => {},
		};
		Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { value: hook });
	});
};

const countDuring = (page: Page, length: number): Promise<Window["counted"]> =>
	page.evaluate(async (frames) => {
		const from = { ...window.counted };
		await new Promise<void>((resolve) => {
			const wait = () =>
				window.counted.frames - from.frames < frames ? requestAnimationFrame(wait) : resolve();
			wait();
		});
		return { commits: window.counted.commits - from.commits, frames: window.counted.frames - from.frames };
	}, length);

/** The DOM writes into each element within 60 frames, after five in which the browser finds the visible elements. */
const writesOf = async (rows: readonly (Node | null)[]): Promise<number[]> => {
	const frames = async (length: number) => {
		for (let frame = 0; frame < length; frame += 1)
			await new Promise((resolve) => requestAnimationFrame(resolve));
	};
	await frames(5);
	const counts = rows.map(() => 0);
	const observers = rows.map((row, at) => {
		const observer = new MutationObserver((mutations) => {
			counts[at] = (counts[at] ?? 0) + mutations.length;
		});
		if (row) observer.observe(row, { subtree: true, childList: true, characterData: true });
		return observer;
	});
	await frames(60);
	for (const observer of observers) observer.disconnect();
	return counts;
};

test("pitfall 14: 200 instruments at 20 ticks a second make at most one render a frame", async ({
	customerPage: page,
	platform,
}) => {
	await countCommits(page);
	await platform.load(200, 20);
	await openTrade(page);
	const { commits, frames } = await countDuring(page, 180);
	expect(commits).toBeGreaterThan(0);
	expect(commits).toBeLessThanOrEqual(frames);

	await platform.price("EURUSD", "1.23456");
	await expect(page.getByRole("banner")).toContainText(/1\.23\d{3}/);
});

test("pitfall 14: prices of a list update their own DOM text, and no tick makes a render", async ({
	page,
	platform,
}) => {
	await countCommits(page);
	await platform.load(200, 20);
	await page.goto("/");
	const last = instrumentRows(page).last();
	await expect(async () => {
		await last.scrollIntoViewIfNeeded();
		await expect(last).toContainText("%", { timeout: 500 });
	}).toPass();
	const before = await last.textContent();
	// Other parts render without a tick: slides, headlines, and sparklines when the day changes.
	expect((await countDuring(page, 180)).commits).toBeLessThan(60);
	await expect(last).not.toHaveText(before ?? "");
});

test("pitfall 14: a row that only touches the edge of the screen is not updated, and the next row is", async ({
	page,
	platform,
}) => {
	await platform.load(120, 20);
	await page.goto("/");
	const rows = instrumentRows(page);
	const [above, below] = [rows.nth(80), rows.nth(81)];
	await expect(async () => {
		await above.scrollIntoViewIfNeeded();
		await expect(below).toContainText("%", { timeout: 500 });
	}).toPass({ timeout: 20_000 });
	// Repeated if the page has scrolled meanwhile.
	await expect(async () => {
		await above.evaluate((row) => scrollBy({ top: row.getBoundingClientRect().bottom, behavior: "instant" }));
		const bottom = await above.evaluate((row) => row.getBoundingClientRect().bottom);
		expect(Math.abs(bottom)).toBeLessThan(0.5);
		const [touching, shown] = await page.evaluate(writesOf, [
			await above.elementHandle(),
			await below.elementHandle(),
		]);
		expect(shown).toBeGreaterThan(0);
		expect(touching).toBe(0);
	}).toPass({ timeout: 20_000 });
});
