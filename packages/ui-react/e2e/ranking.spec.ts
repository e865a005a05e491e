import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	remember,
	scrollToEnd,
	tab,
	test,
} from "@tradewind/test-kit";

test.use({ scenario: "default" });

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("Spec 1 §2, §6: a visitor sees the leaders, best first, down to the end of the list", async ({
	page,
}) => {
	await page.goto("/");
	await tab(page, "Ranking").click();
	await expect(page).toHaveURL("/rank");
	await expect(rows(page)).toHaveCount(20);
	await expect(rows(page).first()).toContainText("3-week return");
	await scrollToEnd(page);
	await expect(rows(page)).toHaveCount(28);

	await tab(page, "Market").click();
	await tab(page, "Ranking").click();
	await expect(rows(page)).toHaveCount(28);
	await rows(page).first().click();
	await expect(page).toHaveURL(/\/follow\/trader\?id=10\d\d$/);
});

test("Spec 1 §3: the leaders are ranked by the chosen figure", async ({ page, request }) => {
	await page.goto("/rank");
	await expect(rows(page)).toHaveCount(20);
	await chip(page, "Total return").click();
	await expect(chip(page, "Total return")).toHaveAttribute("aria-pressed", "true");
	const reply = await request.get("/v2/api/follow/rank?sort=total_rate&page=1", { headers: { lang: "en" } });
	const { data } = await reply.json();
	await expect(
		rows(page)
			.locator("bdi")
			.filter({ hasText: /^TW\d+$/ }),
	).toHaveText(data.data.map(({ code }: { readonly code: string }) => code));
});

test.describe("without any leader", () => {
	test.use({ scenario: "no-leaders" });

	test("Spec 1 §2: the ranking is coming soon", async ({ page }) => {
		await page.goto("/rank");
		await expect(page.getByText("The ranking is coming soon")).toBeVisible();
		await expectAccessible(page);
	});

	test("Spec 1 §2: it keeps its content while it is read again", async ({ page }) => {
		await page.goto("/rank");
		const soon = page.getByText("The ranking is coming soon");
		await expect(soon).toBeVisible();
		await expect(page.getByRole("button", { name: "Win rate" })).toHaveCount(0);
		let answer = (): void => {};
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route("**/api/follow/rank?*", async (route) => {
			await held;
			await route.continue();
		});
		const asked = page.waitForRequest(/follow\/rank/);
		await page.getByRole("button", { name: "Refresh" }).click();
		await asked;
		await expect(soon).toBeVisible();
		await expect(page.getByRole("button", { name: "Win rate" })).toHaveCount(0);
		answer();
	});
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §8: the ranking shows the failure and can be retried; a missing picture is replaced by initials", async ({
		page,
		platform,
	}) => {
		await page.route("**/media/leader-*", (route) => route.abort());
		await platform.faults({ http: [{ match: "copy-trading.getRanking", status: 503 }] });
		await page.goto("/rank");
		await expectRetry(page, platform);
		await expect(rows(page)).toHaveCount(20);
		// A picture is requested when its row is near the screen.
		for (const row of await rows(page).all()) {
			await row.scrollIntoViewIfNeeded();
			await expect(row.locator("img")).toHaveCount(0);
		}
	});
});

test("Spec 1 §1: the ranking reads from right to left in Arabic, on a narrow phone too", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await remember(page, { language: "ar" });
	await page.goto("/rank");
	await expect(rows(page)).toHaveCount(20);
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBe(320);
});
