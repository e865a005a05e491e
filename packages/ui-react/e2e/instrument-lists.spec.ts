import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	instrumentRows,
	remember,
	sheet,
	test,
} from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

test("Spec 1 §6: a visitor's favourites and viewed instruments are kept on the device, for every list", async ({
	page,
}) => {
	await page.goto("/");
	const rows = instrumentRows(page);
	await expect(rows).toHaveCount(28);
	await page.getByRole("button", { name: "Favourites" }).click();
	await expect(page.getByRole("main")).toContainText("No favourites yet.");
	await page.getByRole("button", { name: "All", exact: true }).click();
	await rows.getByRole("button", { name: /^Gold/ }).click();
	await page.getByRole("banner").getByRole("button", { name: "Favourite: Gold" }).click();
	await page.getByRole("button", { name: "Choose another instrument" }).click();
	const drawer = sheet(page, "Instruments");
	await drawer.getByRole("textbox").fill("ether");
	await drawer.getByRole("button", { name: "Favourite: Ethereum" }).click();
	await drawer.getByRole("textbox").fill("");
	await drawer.getByRole("button", { name: "Favourites" }).click();
	await expect(drawer.getByRole("listitem")).toHaveText([/Gold/, /Ethereum/]);
	await drawer.getByRole("button", { name: "Recent" }).click();
	await expect(drawer.getByRole("listitem")).toHaveText([/Gold/]);
	await expectAccessible(page);
	await page.goto("/");
	await expect(page.locator("[data-code]").first()).toContainText("%");
	await page.getByRole("button", { name: "Favourites" }).click();
	await expect(rows).toHaveText([/Gold/, /Ethereum/]);
});

test("Spec 1 §2: saved instruments that are no longer traded are left out", async ({ page }) => {
	await remember(page, { favourites: ["GONE", "XAUUSD"], recent: "nothing of use" });
	await page.goto("/");
	await expect(page.locator("[data-code]").first()).toContainText("%");
	await page.getByRole("button", { name: "Favourites" }).click();
	await expect(instrumentRows(page)).toHaveText([/Gold/]);
});

test("Spec 1 §2: a list is sorted by the change of the day, up, down and off, and by name", async ({
	page,
	platform,
}) => {
	await platform.price("DOGEUSD", "0.9");
	await platform.price("UK100", "2000");
	await page.goto("/");
	const rows = instrumentRows(page);
	const expectFirstAndLast = async (first: RegExp, last: RegExp) => {
		await expect(rows.first()).toContainText(first);
		await expect(rows.last()).toContainText(last);
	};
	await expectFirstAndLast(/EUR\/USD/, /Litecoin/);
	const change = page.getByRole("button", { name: /^Change/ });
	await change.click();
	await expectFirstAndLast(/Dogecoin/, /UK 100/);
	await expect(change).toHaveText("Changehighest first");
	await change.click();
	await expectFirstAndLast(/UK 100/, /Dogecoin/);
	await change.click();
	await expectFirstAndLast(/EUR\/USD/, /Litecoin/);
	await page.getByRole("button", { name: "Name" }).click();
	await expectFirstAndLast(/AUD\/USD/, /XRP/);
	await page.goto("/trade");
	await page.getByRole("button", { name: "Choose another instrument" }).click();
	const drawer = sheet(page, "Instruments");
	await drawer.getByRole("button", { name: /^Change/ }).click();
	await drawer.getByRole("textbox").fill("1");
	await expect(drawer.getByRole("listitem").last()).toContainText("UK 100");
});

test.describe("a long list (pitfall 14)", () => {
	test.beforeEach(async ({ platform }) => {
		await platform.load(200, 1);
	});

	/** The app has taken over from the prerendered page: the rows stay where they are. */
	const expectAllRows = (page: Page) => expect(instrumentRows(page)).toHaveCount(228);

	test("shows the price of a row only near the screen, and its name always", async ({ page }) => {
		await page.goto("/");
		const rows = instrumentRows(page);
		const [first, last] = [rows.first(), rows.last()];
		await expectAllRows(page);
		await first.scrollIntoViewIfNeeded();
		await expect(first).toContainText(/EUR\/USD.*%/);
		await expect(last).toHaveText(/^[^%\d]+$/);
		const name = await last.innerText();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toContainText("%");
		await expect(first).not.toContainText("%");
		await expect(first).toContainText("EUR/USD");
		await first.scrollIntoViewIfNeeded();
		await expect(first).toContainText(/EUR\/USD.*%/);
		await expect(last).toHaveText(name, { useInnerText: true });
	});

	test("shows after sorting the price of each row in its first frame on the screen", async ({ page }) => {
		await page.goto("/");
		await expectAllRows(page);
		const change = page.getByRole("button", { name: /^Change/ });
		await change.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
		const rows = instrumentRows(page);
		await expect(rows.filter({ hasText: "%" }).filter({ visible: true })).not.toHaveCount(0);
		const before = await rows.first().textContent();
		const bare = await change.evaluate(async (button: HTMLElement) => {
			const found = new Set<string>();
			const list = document.querySelector('[aria-label="Instruments"]');
			button.click();
			for (let frame = 0; frame < 30; frame += 1) {
				await new Promise(requestAnimationFrame);
				for (const row of list?.querySelectorAll("li") ?? []) {
					const { top, bottom } = row.getBoundingClientRect();
					if (bottom > 0 && top < innerHeight && !row.textContent?.includes("%"))
						found.add(`${row.textContent} in frame ${frame}`);
				}
			}
			return [...found];
		});
		expect(bare).toEqual([]);
		expect(await rows.first().textContent()).not.toBe(before);
	});
});

test("Spec 1 §3: a sheet shows the terms of an instrument and when its market closes", async ({ page }) => {
	await remember(page, { instrument: "US100" });
	await page.goto("/trade");
	await page.getByRole("button", { name: "About US Tech 100" }).click();
	const facts = sheet(page, "US Tech 100");
	await expect(facts).toContainText("22:00–21:00 GMT");
	await expect(facts).toContainText("$4.00 per contract");
	await expect(facts).toContainText("×20 · ×50 · ×100 (default) · ×200");
	await expect(facts.getByRole("timer")).toHaveText(/^(\d+:)?\d?\d:\d\d$/);
	await expectAccessible(page);
});

test("Spec 1 §5: while the market is closed, ticket and sheet count down to its opening, and then it is open", async ({
	tradePage: page,
	platform,
}) => {
	await platform.market("EURUSD", false, 12_000);
	await page.reload();
	await expect(page.getByRole("main")).toContainText(/Market closed · opens in 0:(0\d|1[0-2])/);
	await page.getByRole("button", { name: "About EUR/USD" }).click();
	const facts = sheet(page, "EUR/USD");
	await expect(facts).toContainText("Opens in");
	await expect(facts).toContainText("Market open", { timeout: 20_000 });
	await facts.getByRole("button", { name: "Close" }).click();
	await expect(buyButton(page)).toBeEnabled();
});

test("Spec 1 §3: over a weekend the sheet shows the day of the opening, in Arabic too", async ({
	page,
	platform,
}) => {
	await platform.market("EURUSD", false, 63 * 3_600_000);
	const { now } = await platform.state();
	await page.goto("/trade");
	await page.getByRole("button", { name: "About EUR/USD" }).click();
	const dayIn = (locale: string) =>
		new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(now + 63 * 3_600_000);
	const facts = sheet(page, "EUR/USD");
	await expect(facts).toContainText(new RegExp(`Opens at\\s*${dayIn("en")}, .*, \\d\\d:\\d\\d GMT`));
	await expect(facts.getByRole("timer")).toHaveText(/^62:59:\d\d$/);
	await page.evaluate(() => localStorage.setItem("tradewind", '{"version":1,"language":"ar"}'));
	await page.reload();
	await page
		.getByRole("button", { name: wordIn("ar", "market.header.facts", { symbol: "EUR/USD" }) })
		.click();
	await expect(facts).toContainText(dayIn("ar"));
	await expectAccessible(page);
});

test.describe("when the opening of the market is unknown", () => {
	test.use({ scenario: "market-closed" });

	test("the sheet says that the opening is not announced, in Arabic too", async ({ page }) => {
		await remember(page, { language: "ar", theme: "dark" });
		await page.goto("/trade");
		await page
			.getByRole("button", { name: wordIn("ar", "market.header.facts", { symbol: "EUR/USD" }) })
			.click();
		await expect(sheet(page, "EUR/USD")).toContainText("موعد الافتتاح غير معلن");
		await expectAccessible(page);
	});
});

test("Spec 1 §8: a search of the drawer without a result says so and offers no sorting", async ({ page }) => {
	await page.goto("/trade");
	await page.getByRole("button", { name: "Choose another instrument" }).click();
	const drawer = sheet(page, "Instruments");
	await expect(drawer.getByRole("button", { name: /^Change/ })).toBeVisible();
	await drawer.getByRole("textbox").fill("nothing of that name");
	await expect(drawer.getByText("No instruments found.")).toBeVisible();
	await expect(drawer.getByRole("button", { name: /^Change/ })).toBeHidden();
	await expectAccessible(page);
});

test.describe("without instruments", () => {
	test.use({ scenario: "empty-market" });

	test("Spec 1 §8: home and trade say that there are no instruments, and show no placeholder", async ({
		page,
	}) => {
		await page.goto("/");
		await expect(page.getByText("No instruments in this category.")).toBeVisible();
		await expect(page.getByRole("region", { name: "Top instruments" })).toBeHidden();
		await page.goto("/trade");
		await expect(page.getByText("No instruments are available.")).toBeVisible();
		await expectAccessible(page);
	});
});
