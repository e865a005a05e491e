import type { Page } from "@playwright/test";
import { buyButton, expect, expectAccessible, sellButton, statusStrip, test } from "@tradewind/test-kit";

test("pitfall 3: prices that stop on an open socket are shown as stale and disable orders, until a new price arrives", async ({
	tradePage: page,
	platform,
}) => {
	await platform.faults({ socket: [{ kind: "silence" }] });
	await expect(buyButton(page)).toBeDisabled({ timeout: 20_000 });
	await expect(buyButton(page)).toHaveAccessibleDescription("No live price");
	await expect(sellButton(page)).toHaveAccessibleDescription("No live price");
	const announced = await collectAnnouncements(page);
	await expect(statusStrip(page).getByText("Prices are not updating")).toBeVisible();
	const age = page.getByText(/^prices \d+ s old$/);
	for (let tick = 0; tick < 3; tick++) await expect(age).not.toHaveText((await age.textContent()) ?? "");
	expect(await announced()).toEqual(expect.arrayOf(expect.stringMatching(/^[^\d]*$/)));
	await expectAccessible(page);
	await platform.clearFaults();
	await expect(buyButton(page)).toBeEnabled();
	await expect(statusStrip(page).getByText("Prices are not updating")).toBeHidden();
});

/** The texts that appear in live regions from now on. */
const collectAnnouncements = async (page: Page) => {
	const texts = await page.evaluateHandle(() => {
		const seen: string[] = [];
		const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				const element = target instanceof Element ? target : target.parentElement;
				const region = element?.closest(live);
				if (region) seen.push(region.textContent);
			}
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
		return seen;
	});
	return () => texts.jsonValue();
};

test.describe("outside trading hours", () => {
	test.use({ scenario: "market-closed" });

	test("Spec 1 §5: the buttons are disabled while the market is closed, and show the reason", async ({
		customerPage: page,
	}) => {
		await page.goto("/trade");
		await expect(buyButton(page)).toBeDisabled();
		await expect(buyButton(page)).toHaveAccessibleDescription("Market closed · opening not announced");
		await expect(sellButton(page)).toHaveAccessibleDescription("Market closed · opening not announced");
		await page.getByRole("button", { name: "Pending", exact: true }).click();
		await expect(
			page.getByText("Until it opens, pending orders are rejected by the platform too"),
		).toBeVisible();
		await expectAccessible(page);
	});
});
