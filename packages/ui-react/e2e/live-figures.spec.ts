import type { Locator, Page } from "@playwright/test";
import { expect, instrumentRows, openTrade, test } from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

const rowOf = (page: Page, symbol: RegExp) => instrumentRows(page).filter({ hasText: symbol });

/** Below the first screen of a visitor. */
const showRow = (page: Page, symbol: RegExp) => rowOf(page, symbol).scrollIntoViewIfNeeded();

/** Resolves when the app has loaded again, as leaving the page of the languages makes it. */
const chooseLanguage = async (page: Page, name: string) => {
	await page.locator('a[href="/language"]').first().click();
	const before = await page.evaluate(() => performance.timeOrigin);
	await page.getByRole("button", { name }).click();
	await page.waitForFunction((origin) => performance.timeOrigin !== origin, before);
};

test("Spec 1 §1: a change of language formats the prices on the page again, and they keep updating", async ({
	page,
	platform,
}) => {
	await platform.price("EURUSD", "1.23456");
	await page.goto("/");
	await showRow(page, /EUR\/USD/);
	await expect(rowOf(page, /EUR\/USD/)).toContainText("1.23");
	await chooseLanguage(page, "Deutsch");
	const list = page.getByRole("region", { name: wordIn("de", "shared.instruments"), exact: true });
	const row = list.getByRole("listitem").filter({ hasText: "EUR/USD" });
	await row.scrollIntoViewIfNeeded();
	await expect(row).toContainText("1,23");
	await platform.price("EURUSD", "1.34567");
	await expect(row).toContainText("1,34");
	await expect(row).not.toContainText("1,23");
});

test("Spec 1 §2: a return to a tab shows the latest price, and it keeps updating", async ({
	customerPage: page,
	platform,
}) => {
	await platform.price("EURUSD", "1.23456");
	await openTrade(page);
	await expect(page.getByRole("banner")).toContainText("1.23");
	await page.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
	await platform.price("EURUSD", "1.34567");
	await page.getByRole("navigation").getByRole("link", { name: "Trade" }).click();
	await expect(page.getByRole("banner")).toContainText("1.34");
	await platform.price("EURUSD", "1.11111");
	await expect(page.getByRole("banner")).toContainText("1.11");
});

test("Spec 1 §3: the day's change shows its direction by sign and colour, and both follow the price", async ({
	page,
	platform,
}) => {
	await platform.price("EURUSD", "2");
	await page.goto("/");
	await showRow(page, /EUR\/USD/);
	const change = rowOf(page, /EUR\/USD/)
		.locator("bdi")
		.last();
	await expect(change).toHaveText(/^\+\d+\.\d\d%$/);
	await expect(change).toHaveAttribute("data-direction", "up");
	await platform.price("EURUSD", "0.5");
	await expect(change).toHaveText(/^\u2212\d+\.\d\d%$/);
	await expect(change).toHaveAttribute("data-direction", "down");
});

test("Spec 1 §9: the ticket's margin and the legend of the chart follow the price", async ({
	customerPage: page,
	platform,
}) => {
	await platform.price("EURUSD", "1.23456");
	await openTrade(page);
	const close = page.getByRole("group", { name: "Bar" }).locator("dd").last();
	const margin = page
		.locator("main dl > div", { has: page.getByText("Margin", { exact: true }) })
		.locator("dd");
	await expect(close).toContainText("1.23");
	await expect(margin).toHaveText(/^\$12\.3\d$/);
	await platform.price("EURUSD", "2.34567");
	await expect(close).toContainText("2.34");
	await expect(margin).toHaveText(/^\$23\.4\d$/);
});

test("Spec 1 §7: prices keep updating while the browser translates the page", async ({ page, platform }) => {
	await platform.price("EURUSD", "1.23456");
	await page.goto("/");
	await showRow(page, /EUR\/USD/);
	await expect(rowOf(page, /EUR\/USD/)).toContainText("1.23");
	// A browser's translation replaces every text node that may be translated.
	await page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Node[] = [];
		while (texts.nextNode()) found.push(texts.currentNode);
		for (const text of found) {
			if (!(text instanceof Text) || text.parentElement?.closest("[translate=no], script, style")) continue;
			const font = document.createElement("font");
			text.replaceWith(font);
			font.append(text.data);
		}
	});
	await platform.price("EURUSD", "1.34567");
	await expect(rowOf(page, /EUR\/USD/)).toContainText("1.34");
	await expect(rowOf(page, /EUR\/USD/)).not.toContainText("1.23");
});

/** The next changes of a price: whether it rose, and how it is marked. */
const changesOf = (price: Locator, count: number) =>
	price.evaluate(
		(figure, most) =>
			new Promise<readonly { readonly isRise: boolean; readonly tick: string | undefined }[]>((resolve) => {
				const seen: { isRise: boolean; tick: string | undefined }[] = [];
				let before = Number(figure.textContent);
				new MutationObserver((_, observer) => {
					const now = Number(figure.textContent);
					if (now !== before) seen.push({ isRise: now > before, tick: (figure as HTMLElement).dataset.tick });
					before = now;
					if (seen.length < most) return;
					observer.disconnect();
					resolve(seen);
				}).observe(figure, { attributes: true, characterData: true, subtree: true });
			}),
		count,
	);

test("A-791: each change of a price is marked again for 150 ms by its direction, and with reduced motion not", async ({
	page,
	platform,
}) => {
	await platform.price("EURUSD", "1.23456");
	await page.goto("/");
	await showRow(page, /EUR\/USD/);
	const price = rowOf(page, /EUR\/USD/)
		.locator("bdi[translate=no]")
		.first();
	await expect(price).toContainText("1.23");
	const changes = await changesOf(price, 4);
	for (const [index, { isRise, tick }] of changes.entries()) {
		expect(tick).toMatch(isRise ? /^up1?$/ : /^down1?$/);
		if (index > 0) expect(tick?.endsWith("1")).not.toBe(changes[index - 1]?.tick?.endsWith("1"));
	}
	await expect(price).toHaveCSS("animation-duration", "0.15s");
	await expect(price).toHaveCSS("animation-name", /tick/);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(price).toHaveCSS("animation-name", "none");
});
