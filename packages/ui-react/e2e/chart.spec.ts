import type { Page } from "@playwright/test";
import { buyButton, expect, failedRequests, openTrade, sheet, tab, test } from "@tradewind/test-kit";

test.use({ provokes: failedRequests });

test("pitfall 11: repeated and unordered bars do not break the chart, and a gap is read again", async ({
	tradePage: page,
	platform,
}) => {
	await platform.faults({
		socket: [
			{ kind: "duplicate", times: 40 },
			{ kind: "reorder", times: 40 },
		],
	});
	const price = page.getByRole("banner");
	const before = await price.textContent();
	await expect.poll(() => price.textContent(), { timeout: 20_000 }).not.toBe(before);
	await platform.clearFaults();

	const readings = () => platform.callCount("market.getCandles");
	const known = await readings();
	await platform.faults({ socket: [{ kind: "drop" }] });
	await expect.poll(readings, { timeout: 20_000 }).toBeGreaterThan(known);
	await expect(buyButton(page)).toBeEnabled();
	await expect(page.getByRole("alert")).toBeHidden();
});

test("Spec 1 §9: each period is read and drawn; a chart that can't be read shows the failure and can be retried", async ({
	tradePage: page,
	platform,
}) => {
	for (const [period, name] of [
		["1 minute", "1 minute"],
		["1 day", "1 day"],
	] as const) {
		await page.getByRole("button", { name: period }).click();
		await expect(page.getByRole("img", { name: `Candlestick chart of EUR/USD, ${name}` })).toBeVisible();
	}
	await platform.faults({ http: [{ match: "market.getCandles", status: 503 }] });
	await page.getByRole("button", { name: "1 hour" }).click();
	await expect(page.getByRole("alert")).toContainText("The chart could not be loaded");
	await platform.clearFaults();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("alert")).toBeHidden();
});

test("A-663: in a chart that was moved back in time, no old price has the tag of the latest, and a button leads back to now", async ({
	tradePage: page,
	platform,
}) => {
	// Far from the older prices: it is out of view with them.
	await platform.price("EURUSD", "1.5");
	const tag = () => dots(page, "29,36,34");
	await expect(page.getByRole("banner")).toContainText(/1\.(5|49)/);
	await expect.poll(tag).toBeGreaterThan(200);
	const back = page.getByRole("button", { name: "Back to now" });
	await expect(page.getByRole("group", { name: "Bar" })).toBeVisible();
	await expect(back).toBeHidden();
	const { x = 0, y = 0, height = 0 } = (await page.locator("canvas").first().boundingBox()) ?? {};
	await page.mouse.move(x + 40, y + height / 2);
	await page.mouse.down();
	await page.mouse.move(x + 240, y + height / 2, { steps: 5 });
	await page.mouse.up();
	// The crosshair has a tag of that colour, too.
	await page.mouse.move(5, 5);
	await expect.poll(tag).toBeLessThan(20);
	await back.click();
	await expect(back).toBeHidden();
	await expect.poll(tag).toBeGreaterThan(200);
});

test("a chart is removed when its page is left: after visits to other tabs one chart exists", async ({
	tradePage: page,
}) => {
	const canvases = await page.locator("canvas").count();
	for (let visit = 0; visit < 3; visit += 1) {
		await tab(page, "Orders").click();
		await tab(page, "Trade").click();
		await expect(page.locator("canvas").first()).toBeVisible();
	}
	expect(await page.locator("canvas").count()).toBe(canvases);
});

/** The number of pixels of a colour on the canvases; drawn lines have more than the edges of a text. */
const dots = (page: Page, colour: string): Promise<number> =>
	page.evaluate((wanted) => {
		const drawn = (canvas: HTMLCanvasElement): number => {
			// Before the chart's first frame its canvases have no size, and can't be copied.
			if (canvas.width === 0 || canvas.height === 0) return 0;
			const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", {
				willReadFrequently: true,
			});
			copy?.drawImage(canvas, 0, 0);
			const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
			let count = 0;
			for (let at = 0; at < data.length; at += 4)
				if (`${data[at]},${data[at + 1]},${data[at + 2]},${data[at + 3]}` === `${wanted},255`) count += 1;
			return count;
		};
		return [...document.querySelectorAll("canvas")].reduce((sum, canvas) => sum + drawn(canvas), 0);
	}, colour);

const grid = { light: "223,228,225", dark: "37,44,41" };

test("Spec 1 §4: the chart is drawn in a theme that was chosen while the chart was not on the page", async ({
	tradePage: page,
}) => {
	await expect.poll(() => dots(page, grid.light)).toBeGreaterThan(1000);
	await tab(page, "Account").click();
	await page.getByRole("switch", { name: "Dark theme" }).check();
	await tab(page, "Trade").click();
	await expect.poll(() => dots(page, grid.dark)).toBeGreaterThan(1000);
	expect(await dots(page, grid.light)).toBeLessThan(100);
});

const indicators = (page: Page) => page.getByRole("button", { name: "Indicators" });
const choice = (page: Page) => sheet(page, "Indicators");

test("A-666: the chart is drawn as candles, line or area, and the style is kept for the next visit", async ({
	tradePage: page,
}) => {
	const green = () => dots(page, "105,149,0");
	await expect.poll(green).toBeGreaterThan(500);
	for (const style of ["Line", "Area"]) {
		await indicators(page).click();
		await choice(page).getByRole("button", { name: style, exact: true }).click();
		await choice(page).getByRole("button", { name: "Close" }).click();
		await expect.poll(green).toBeLessThan(100);
	}
	await openTrade(page);
	await expect.poll(green).toBeLessThan(100);
	await indicators(page).click();
	await choice(page).getByRole("button", { name: "Candles", exact: true }).click();
	await expect.poll(green).toBeGreaterThan(500);
});

test("A-765: the chosen colours of prices apply to chart and buttons at once, and are kept for the next visit", async ({
	tradePage: page,
}) => {
	const blue = () => dots(page, "42,120,214");
	const expectBlue = async () => {
		await expect.poll(blue).toBeGreaterThan(500);
		await expect(buyButton(page)).toHaveCSS("background-color", "rgb(42, 120, 214)");
	};
	await tab(page, "Account").click();
	await page.getByRole("button", { name: "Price colours" }).click();
	await page.getByRole("radio", { name: "Blue up, orange down" }).check();
	await sheet(page, "Price colours").getByRole("button", { name: "Close" }).click();
	await tab(page, "Trade").click();
	await expectBlue();
	await openTrade(page);
	await expectBlue();
});
