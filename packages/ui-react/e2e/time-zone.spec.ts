import { expect, tabRows, test } from "@tradewind/test-kit";

/** Lists whose rows have times, in a scenario that has rows for each. */
const lists = ["/order", "/order?type=0", "/order?type=3", "/mine/security", "/news", "/mine/journal"];

test.describe("in Hong Kong", () => {
	test.use({ scenario: "holding-orders", timezoneId: "Asia/Hong_Kong" });

	test("Spec 1 §9: a list names the zone of the site once, rows do not, and a detail shows the customer's own time too", async ({
		customerPage: page,
	}) => {
		for (const address of lists) {
			await page.goto(address);
			await expect(page.getByText(/^(Newest first · )?Times in GMT$/)).toHaveCount(1);
			const rows = page.getByRole("main").getByRole("listitem");
			await expect(rows.filter({ hasText: /\d\d:\d\d/ }).first()).toBeVisible();
			await expect(rows.filter({ hasText: /\d\d:\d\d(:\d\d)? GMT/ })).toHaveCount(0);
		}
		await page.goto("/order?type=3");
		await tabRows(page).first().getByRole("button").click();
		const facts = page.getByRole("dialog").getByRole("definition");
		const times = facts.filter({ hasText: "your time" });
		await expect(times).toHaveCount(2);
		const [site = "", own = ""] = ((await times.first().textContent()) ?? "").split(" GMT ");
		const hours = (Date.parse(own.replace(" your time", "")) - Date.parse(site)) / 3_600_000;
		expect(hours).toBe(8);
	});

	test("A-171: a receipt shows the time of the site and the customer's own", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/transfer");
		await page.getByLabel("Amount", { exact: true }).fill("1");
		await page.getByRole("button", { name: "Transfer", exact: true }).click();
		const time = page.getByRole("definition").filter({ hasText: "your time" });
		await expect(time).toHaveText(/\d\d:\d\d:\d\d GMT .* your time/);
		const [site = "", own = ""] = ((await time.textContent()) ?? "").split(" GMT ");
		expect((Date.parse(own.replace(" your time", "")) - Date.parse(site)) / 3_600_000).toBe(8);
	});

	test("Spec 1 §9: on a site in New York the zone has its name, and every time is that of the site", async ({
		customerPage: page,
		platform,
	}) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
		await platform.flags({ timezone: "America/New_York" });
		await page.goto("/order?type=3");
		await expect(page.getByText("Times in Eastern Time")).toBeVisible();
		await page.getByRole("button", { name: "Dates" }).click();
		await expect(page.getByLabel("From (Eastern Time)")).toBeVisible();
		await tabRows(page).first().getByRole("button").click();
		await expect(page.getByRole("dialog")).toContainText(/\d\d:\d\d:\d\d Eastern Time .* your time/);
		await page.getByRole("button", { name: "Close", exact: true }).first().click();
		await page.getByRole("button", { name: "Export as CSV" }).click();
		await expect(page.getByRole("dialog")).toContainText("times in Eastern Time");
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Save or share file" }).click();
		expect((await download).suggestedFilename()).toBe("Orders_Contract_America-New_York.csv");
	});
});
