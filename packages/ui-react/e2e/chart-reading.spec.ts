import type { Page } from "@playwright/test";
import { expect, openChart, type Platform, remember, test } from "@tradewind/test-kit";

interface WireBar {
	readonly Time: number;
	readonly Open: string;
	readonly High: string;
	readonly Low: string;
	readonly Close: string;
	readonly Volume: string;
}

const barsOf = async (platform: Platform, period: string): Promise<readonly WireBar[]> => {
	const answer = await platform.call(`/v2/api/forex/kline?forex_id=1&period=${period}`, "");
	return Object(await answer.json()).data;
};

const legend = (page: Page) => page.getByRole("group", { name: /^(Bar|شمعة)$/ });

/** The numbers of the legend, in their order on the screen. */
const figures = (page: Page) => legend(page).locator("dd").allTextContents();

test("Spec 1 §3, §9: the slider below the chart reads it bar by bar, in the site's time zone", async ({
	page,
	platform,
}) => {
	await platform.flags({ timezone: "Asia/Kolkata" });
	await openChart(page);
	await page.getByRole("button", { name: "1 day" }).click();
	await expect(
		page.getByRole("img", { name: "Candlestick chart of EUR/USD, 1 day" }),
	).toHaveAccessibleDescription(
		/^500 bars since \w{3}, \w{3} \d{1,2}, \d{4} GMT\+5:30, between \d\.\d{5} and \d\.\d{5}$/,
	);
	const slider = page.getByRole("slider", { name: "Chart data, bar by bar" });
	await slider.focus();
	await slider.press("Home");
	await slider.press("ArrowRight");
	const [, bar] = await barsOf(platform, "1day");
	if (!bar) throw new Error("no bars");
	const date = new Intl.DateTimeFormat("en", {
		weekday: "short",
		month: "short",
		day: "numeric",
		year: "numeric",
		timeZone: "UTC",
	}).format(bar.Time * 1000);
	const day = `${date} GMT+5:30`;
	await expect(slider).toHaveAttribute(
		"aria-valuetext",
		`${day}: open ${bar.Open}, high ${bar.High}, low ${bar.Low}, close ${bar.Close}`,
	);
	const [time, , volume, ...prices] = await figures(page);
	expect([time, volume?.replaceAll(",", ""), prices]).toEqual([
		day,
		bar.Volume,
		[bar.Open, bar.High, bar.Low, bar.Close],
	]);
	await slider.blur();
	await expect.poll(async () => (await figures(page))[0]).not.toBe(day);
});

test("Spec 1 §9: a chart opens at its newest bar, with space to the right of it", async ({ page }) => {
	await openChart(page);
	const plot = await page.locator("canvas").first().boundingBox();
	if (!plot) throw new Error("no chart");
	const readAt = async (bars: number): Promise<string | undefined> => {
		await page.mouse.move(plot.x + plot.width - bars * 7, plot.y + 150);
		return (await figures(page))[0];
	};
	await expect(async () => {
		const [newest] = await figures(page);
		const [there, before] = [await readAt(10.5), await readAt(11.5)];
		await page.mouse.move(0, 0);
		expect([there, before === newest]).toEqual([newest, false]);
	}).toPass({ timeout: 5000 });
});

test("Spec 1 §2: a long press reads the bar under the finger; a swipe scrolls the page and not the chart", async ({
	page,
}) => {
	await openChart(page);
	const canvas = page.locator("canvas").first();
	const below = page.getByRole("tabpanel");
	const [chart, before] = [await canvas.boundingBox(), await below.boundingBox()];
	if (!chart) throw new Error("no chart");
	const finger = await page.context().newCDPSession(page);
	const at = { x: chart.x + 100, y: chart.y + 150 };
	const [latest] = await figures(page);
	await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
	await expect.poll(async () => (await figures(page))[0]).not.toBe(latest);
	const [pressed] = await figures(page);
	await finger.send("Input.dispatchTouchEvent", {
		type: "touchMove",
		touchPoints: [{ ...at, x: at.x - 60 }],
	});
	await expect.poll(async () => (await figures(page))[0]).not.toBe(pressed);
	await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	expect(await below.boundingBox()).toEqual(before);
	await page.touchscreen.tap(at.x, at.y);
	await expect.poll(async () => (await figures(page))[0]).toBe(latest);

	const moveTo = (y: number, type: "touchStart" | "touchMove") =>
		finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ ...at, y }] });
	// Without waiting for each answer: on a busy machine the pauses would make the swipe a long press.
	const swipe = [moveTo(at.y, "touchStart")];
	for (let step = 1; step <= 10; step += 1) swipe.push(moveTo(at.y - 12 * step, "touchMove"));
	swipe.push(finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }));
	await Promise.all(swipe);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("Spec 1 §1, §9: in Arabic the chart runs from left to right and its texts from right to left", async ({
	page,
	platform,
}) => {
	await platform.flags({ timezone: "Asia/Kolkata" });
	await remember(page, { language: "ar", theme: "dark" });
	await openChart(page);
	await page.getByRole("button", { name: "ساعة واحدة" }).click();
	await expect(legend(page)).toHaveAttribute("dir", "rtl");
	await expect(page.getByText("TradingView")).toHaveCSS("direction", "rtl");
	await expect.poll(async () => (await figures(page))[0]).toMatch(/^\D+، \d{1,2} \D+، \d\d:30 GMT\+5:30$/);
});
