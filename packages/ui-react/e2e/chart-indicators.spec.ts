import type { Page } from "@playwright/test";
import { expect, expectAccessible, remember, sheet, test } from "@tradewind/test-kit";

const legend = (page: Page) => page.getByRole("group", { name: "Bar" });
const button = (page: Page) => page.getByRole("button", { name: "Indicators" });

test("Spec 1 §2: moving averages can be switched on, equal the averages of the closes, and are kept for the next visit", async ({
	tradePage: page,
	platform,
}) => {
	await page.getByRole("button", { name: "1 day" }).click();
	await button(page).click();
	const choice = sheet(page, "Indicators");
	const simple = choice.getByRole("group", { name: "Moving average, simple (MA)" });
	for (const length of ["5", "10", "20", "30"])
		await simple.getByRole("button", { name: length, exact: true }).click();
	await expect(simple.getByRole("button", { pressed: true })).toHaveText(["10", "20", "30"]);
	await choice.getByRole("group", { name: /EMA/ }).getByRole("button", { name: "9", exact: true }).click();
	await choice.getByRole("group", { name: /RSI/ }).getByRole("button", { name: "14", exact: true }).click();
	await choice.getByRole("switch", { name: "Volume" }).check();
	await expectAccessible(page);
	await choice.getByRole("button", { name: "Close" }).click();

	const lines = legend(page).getByRole("listitem");
	const slider = page.getByRole("slider", { name: "Chart data, bar by bar" });
	const readTenth = async () => {
		await slider.focus();
		await slider.press("Home");
		for (let step = 1; step < 10; step += 1) await slider.press("ArrowRight");
		return lines.allTextContents();
	};
	const answer = await platform.call("/v2/api/forex/kline?forex_id=1&period=1day", "");
	const closes: readonly number[] = Object(await answer.json()).data.map((bar: { Close: string }) =>
		Number(bar.Close),
	);
	const mean = closes.slice(0, 10).reduce((sum, close) => sum + close, 0) / 10;
	const first = closes.slice(0, 9).reduce((sum, close) => sum + close, 0) / 9;
	const exponential = first + 0.2 * ((closes[9] ?? 0) - first);
	const expected = [
		`MA 10${mean.toFixed(5)}`,
		"MA 20--",
		"MA 30--",
		`EMA 9${exponential.toFixed(5)}`,
		"RSI 14--",
	];
	expect(await readTenth()).toEqual(expected);
	await page.reload();
	await page.getByRole("button", { name: "1 day" }).click();
	await expect(lines).toHaveCount(5);
	await expect.poll(readTenth).toEqual(expected);
});

test("pitfall 15: unreadable saved indicators are dropped, and the known ones are drawn", async ({
	page,
}) => {
	await remember(page, { language: "ar", indicators: "simple:5,7,x strength:1e9 bands:20 odd" });
	await page.goto("/trade");
	const lines = page.getByRole("group", { name: "شمعة" }).getByRole("listitem");
	await expect(lines).toHaveText([/^MA 5/, /^BOLL 20/]);
	await page.getByRole("button", { name: "المؤشرات الفنية" }).click();
	await expect(sheet(page, "المؤشرات الفنية")).toBeVisible();
	await expectAccessible(page);
});
