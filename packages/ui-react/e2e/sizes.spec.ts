import type { Page } from "@playwright/test";
import {
	addStyles,
	amountField,
	buyButton,
	expect,
	openTrade,
	positionBar,
	pressButton,
	sheet,
	signIn,
	statusStrip,
	test,
} from "@tradewind/test-kit";
import { largest } from "./screen-fit.ts";

/** Phones upright and on their side, tablets and desktops. */
const sizes = [
	{ width: 390, height: 844 },
	{ width: 390, height: 664 },
	{ width: 320, height: 568 },
	{ width: 375, height: 667 },
	{ width: 360, height: 640 },
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
		return (
			[...document.querySelectorAll("main :is(button, input, a, dt, dd, canvas)")]
				// A row that is not laid out yet may have another height than its place.
				.filter(
					(part) => !part.closest("[data-bar]") && part.checkVisibility({ contentVisibilityAuto: true }),
				)
				.filter((part) => {
					const { left, right, top, bottom } = part.getBoundingClientRect();
					return left < bar.right && right > bar.left && top < bar.top - 1 && bottom > bar.top + 1;
				})
				.map(({ outerHTML }) => outerHTML.slice(0, 120))
		);
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
			customer,
			platform,
		}) => {
			for (const [address, press] of [
				["/trade?product=micro", "Up"],
				["/trade", "Buy"],
			] as const) {
				await page.goto(address);
				await expect(pressButton(page, press)).toBeEnabled();
				if (press === "Buy" && scenario === "holding-orders") await expect(positionBar(page)).toBeVisible();
				await expectNoneCovered(page, address);
			}
			// The price of a pending order is above the buttons, with the latest price.
			await page.setViewportSize({ width: 390, height: 844 });
			const kind = (name: string) => page.getByRole("button", { name, exact: true });
			await kind("Pending").click();
			const price = page.getByRole("textbox", { name: "Order price" });
			const { top = 0 } = await page.locator("[data-bar]").evaluate((bar) => bar.getBoundingClientRect());
			for (const part of [price, page.getByRole("button", { name: /^Latest 1\./ })]) {
				const { y = top, height = 0 } = (await part.boundingBox()) ?? {};
				expect(y + height).toBeLessThan(top);
			}
			expect(await halfCovered(page)).toEqual([]);
			await kind("Market").click();
			await page.setViewportSize({ width: 1280, height: 800 });
			// The ways to give the size are in one row, also in the ticket of a desktop.
			const chips = await page.getByRole("button", { name: /Max$|^Risk …/ }).all();
			const tops = await Promise.all(chips.map(async (chip) => (await chip.boundingBox())?.y));
			expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
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
			// It states the deal with large text too.
			const bar = page.locator("[data-bar]");
			for (const fact of [/^Margin \$/, /^Fee \$/]) await expect(bar.getByText(fact)).toBeVisible();
			await expect(buyButton(page)).toHaveText(/^Buy 0\.01 1\.0\d+$/);
			await page.getByRole("tab", { name: "Micro" }).click();
			await expect(pressButton(page, "Up")).toBeEnabled();
			await expectNoneCovered(page, "/trade?product=micro at 200 %");
			if (who === "without a position") return;
			await platform.price("EURUSD", "1.1");
			await platform.buy(customer.token, { amount: 5.5 });
			await platform.price("EURUSD", "1.092");
			await page.goto("/trade");
			await expect(statusStrip(page)).toContainText("Margin level is critical");
			await expect(positionBar(page)).toBeVisible();
			await expectNoneCovered(page, "/trade with the strip of the margin");
			// in so low a chart no bar could be read.
			await page.setViewportSize({ width: 320, height: 568 });
			await expect.poll(async () => (await chart.boundingBox())?.height).toBe(0);
			await expect(page.getByRole("button", { name: "Full-screen chart" })).toBeInViewport({ ratio: 1 });
		});
	});

/**
 * Presses Buy wherever a part of it can be pressed, at each place to which the page can be scrolled, and once more after a press
 * that only led to it. Counts the presses that reached the button, those of them without the whole name on the screen, and those that
 * led to the button. Nothing is sent.
 */
const pressEverywhere = (page: Page) =>
	buyButton(page).evaluate((button: HTMLElement) => {
		const isButton = (x: number, y: number) => button.contains(document.elementFromPoint(x, y));
		const canBePressed = () => {
			const { left, right, top, bottom } = button.getBoundingClientRect();
			for (let y = Math.ceil(top) + 1; y < bottom; y += 3) if (isButton((left + right) / 2, y)) return true;
			return false;
		};
		const isNameSeen = () => {
			const name = document.createRange();
			name.selectNodeContents(button);
			const { left, right, top, bottom } = name.getBoundingClientRect();
			return isButton(left + 2, top + 2) && isButton(right - 2, bottom - 2);
		};
		const counts = { pressed: 0, reached: 0, unseen: 0, led: 0 };
		const stop = (event: Event) => {
			counts.reached += 1;
			if (!isNameSeen()) counts.unseen += 1;
			event.stopImmediatePropagation();
		};
		button.addEventListener("click", stop);
		const end = document.documentElement.scrollHeight - innerHeight;
		for (let top = 0; top <= end; top += 11) {
			scrollTo({ top, behavior: "instant" });
			for (let press = 0; press < 2 && canBePressed(); press++) {
				const before = counts.reached;
				counts.pressed += 1;
				button.click();
				if (counts.reached > before) break;
				counts.led += 1;
			}
		}
		button.removeEventListener("click", stop);
		return counts;
	});

test.describe("without the confirmation", () => {
	test.use({ scenario: "untraded" });

	test("A-852: at no size of screen and text does a press order whose quantity is not on the screen", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { receiptOff: true });
		// From the first paint on: what is loaded in idle time never arrives.
		await page.route("**/assets/activity-*", () => {});
		await openTrade(page);
		let led = 0;
		const pressAtAllSizes = async (text: string) => {
			const remove = await addStyles(page, `html { font-size: ${text} !important }`);
			for (const size of sizes.slice(0, 6)) {
				await page.setViewportSize(size);
				const counts = await pressEverywhere(page);
				expect({ text, ...size, ...counts }).toEqual({ text, ...size, ...counts, unseen: 0 });
				expect(counts.pressed).toBe(counts.reached + counts.led);
				expect(counts.reached).toBeGreaterThan(0);
				led += counts.led;
			}
			await remove();
		};
		for (const text of ["16px", "20px", "24px", "28px", "32px"]) await pressAtAllSizes(text);
		await page.getByRole("button", { name: "Pending", exact: true }).click();
		await page.getByRole("button", { name: /^Latest/ }).click();
		await expect(buyButton(page)).toHaveText(/^Buy 0\.01 1\.\d+$/);
		await pressAtAllSizes("16px");
		expect(led).toBeGreaterThan(0);
		expect(await platform.callCount("contract.submit")).toBe(0);
	});

	test("A-853: a press on Up leads to an amount that is not on the screen; the next press sends the order once", async ({
		page,
		platform,
	}) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await signIn(page, platform, { microReceiptOff: true });
		await page.goto("/trade?product=micro");
		await addStyles(page, `html { ${largest} !important }`);
		const up = pressButton(page, "Up");
		const press = async () => {
			await up.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
			await up.click();
		};
		await expect(up).toBeEnabled();
		await press();
		await expect(amountField(page)).toBeInViewport({ ratio: 1 });
		expect(await platform.callCount("micro.submit")).toBe(0);
		await press();
		await expect.poll(() => platform.callCount("micro.submit")).toBe(1);
	});
});

test.describe("on a desktop", () => {
	test.use({ scenario: "holding-orders", viewport: { width: 1280, height: 800 } });

	test("A-771: orders are a table with a head, sheets are in the middle, and lists of traders have two columns", async ({
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
		await page.getByRole("button", { name: "How is this calculated?" }).click();
		const middle = async () => {
			const { x = 0, y = 0, width = 0, height = 0 } = (await sheet(page, /./).boundingBox()) ?? {};
			return [Math.round(x + width / 2), Math.round(y + height / 2)];
		};
		await expect.poll(middle).toEqual([640, 400]);
		await page.goto("/trade");
		await expect(page.getByRole("link", { name: /^Contract account/ })).toBeVisible();
		await page.goto("/rank");
		const [first, second] = [0, 1].map((place) => page.getByRole("main").locator("li").nth(place));
		const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
		expect([right?.y, right?.x]).toEqual([left?.y, (left?.x ?? 0) + (left?.width ?? 0)]);
	});
});
