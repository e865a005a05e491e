import type { Page } from "@playwright/test";
import { addStyles, expect, pressButton, test } from "@tradewind/test-kit";
import { largest } from "./screen-fit.ts";

/** Phones upright and on their side, tablets and desktops. */
const sizes = [
	{ width: 390, height: 844 },
	{ width: 390, height: 664 },
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
	{ width: 664, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 1024, height: 768 },
	{ width: 1280, height: 800 },
] as const;

/** The controls and figures of the page of which the bar with the buttons covers a part, before the page is scrolled. */
const halfCovered = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
		if (!bar) return ["no bar"];
		return [...document.querySelectorAll("main :is(button, input, a, dt, dd, canvas)")]
			.filter((part) => !part.closest("[data-bar]") && part.checkVisibility())
			.filter((part) => {
				const { left, right, top, bottom } = part.getBoundingClientRect();
				return left < bar.right && right > bar.left && top < bar.top - 1 && bottom > bar.top + 1;
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 120));
	});

for (const [who, scenario] of [
	["without a position", "untraded"],
	["with a position", "holding-orders"],
] as const)
	test.describe(who, () => {
		test.use({ scenario });

		const expectNoneCovered = async (page: Page, address: string): Promise<void> => {
			for (const size of sizes) {
				await page.setViewportSize(size);
				await expect
					.poll(async () => ({ address, ...size, halfCovered: await halfCovered(page) }))
					.toEqual({ address, ...size, halfCovered: [] });
			}
		};

		test(`A-771, A-850: on the trade page the bar half covers nothing at any size of screen and text, ${who}`, async ({
			customerPage: page,
		}) => {
			for (const [address, press] of [
				["/trade?product=micro", "Up"],
				["/trade", "Buy"],
			] as const) {
				await page.goto(address);
				await expect(pressButton(page, press)).toBeEnabled();
				await expectNoneCovered(page, address);
			}
			// The chart has grown with the screen, and shows its price axis.
			const chart = page.getByRole("img", { name: /^Candlestick chart/ });
			const atAxis = () =>
				chart.evaluate((element) => {
					const { right, top, height } = element.getBoundingClientRect();
					return document.elementFromPoint(right - 5, top + height / 2)?.tagName;
				});
			await expect.poll(atAxis).toBe("CANVAS");
			// The figures of the latest bar would cover the bars of a low chart.
			const legend = page.getByRole("group", { name: "Bar" }).locator("..");
			await expect(legend).toHaveCSS("opacity", "1");
			await page.setViewportSize({ width: 320, height: 568 });
			await expect(legend).toHaveCSS("opacity", "0");
			await addStyles(page, `html { ${largest} !important }`);
			await expectNoneCovered(page, "/trade at 200 %");
			await page.getByRole("tab", { name: "Micro" }).click();
			await expect(pressButton(page, "Up")).toBeEnabled();
			await expectNoneCovered(page, "/trade?product=micro at 200 %");
		});
	});

test.describe("on a desktop", () => {
	test.use({ scenario: "holding-orders", viewport: { width: 1280, height: 800 } });

	test("A-771: orders are a table with a head, and lists of traders have two columns", async ({
		customerPage: page,
	}) => {
		await page.goto("/order");
		const head = page.locator("[data-head]");
		await expect(head).toHaveText(/^InstrumentQuantityOpenLatestSL · TPTimeFloating P\/L$/);
		const row = page.locator("[data-order]").first();
		for (const column of ["Latest", "Floating P/L"]) {
			const [name, cell] = [head.getByText(column), row.getByText(column, { exact: true })];
			// Screen readers have it in each row.
			expect((await cell.boundingBox())?.width).toBe(1);
			await expect(name).toBeVisible();
		}
		await page.goto("/rank");
		const [first, second] = [0, 1].map((place) => page.getByRole("main").locator("li").nth(place));
		const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
		expect([right?.y, right?.x]).toEqual([left?.y, (left?.x ?? 0) + (left?.width ?? 0)]);
	});
});
