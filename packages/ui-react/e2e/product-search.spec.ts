import {
	expect,
	expectAccessible,
	failedRequests,
	instrumentRows,
	instruments,
	remember,
	test,
} from "@tradewind/test-kit";

test("Spec 1 §2: the search box of home leads to the search; a tap on a result leads to trading, and back to the typed text", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByTestId("search").click();
	await expect(page).toHaveURL("/product");
	const field = page.getByRole("textbox", { name: "Search instruments" });
	await expect(field).toBeFocused();
	await expect(instrumentRows(page)).toHaveCount(28);
	await field.fill("jpn");
	await expect(instrumentRows(page)).toHaveCount(2);
	await expect(instrumentRows(page).first()).toContainText("USDJPY");
	await field.fill("bit");
	const found = instruments(page);
	await expect(found.getByRole("listitem")).toHaveCount(1);
	await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeAttached();
	await expect(found).toContainText("%");
	await expectAccessible(page);
	await found
		.getByRole("button", { name: /Bitcoin/ })
		.first()
		.click();
	await expect(page).toHaveURL("/trade");
	await expect(page.getByRole("banner")).toContainText("Bitcoin");
	await page.goBack();
	await expect(field).toHaveValue("bit");
	await page.getByRole("button", { name: "Clear" }).click();
	await expect(field).toBeFocused();
	await expect(page.getByRole("region", { name: "Recent" }).getByRole("listitem")).toHaveText(/Bitcoin/);
});

test("The field has the focus as soon as it replaces the prerendered field: no typed letter is lost", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const inHand: boolean[] = [];
		Object.assign(window, { inHand });
		let last: Element | null = null;
		new MutationObserver(() => {
			const field = document.querySelector("#product-search");
			if (field === last) return;
			last = field;
			inHand.push(field !== null && field === document.activeElement);
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto("/product");
	await expect(page.getByRole("textbox")).toBeFocused();
	// The prerendered field, which has no focus yet, and React's field.
	expect(await page.evaluate(() => Object(window).inHand)).toEqual([false, true]);
});

test("Spec 1 §2: the platform's results are below the device's; an empty result and a text that is too long have a note", async ({
	page,
}) => {
	await page.goto("/product");
	const field = page.getByRole("textbox");
	await field.fill("crypto");
	await expect(instruments(page)).toContainText("Litecoin");
	await expect(instrumentRows(page)).toHaveCount(6);
	await field.fill("  no such thing ");
	await expect(page.getByRole("main")).toContainText("No instrument found for “no such thing”.");
	await expect(page.getByRole("button", { name: "Companies" })).toHaveCount(0);
	await field.fill("x".repeat(80));
	await expect(page.getByText("At most 64 characters")).toBeVisible();
	await expect(field).toHaveValue("  no such thing ");
});

test.describe("when the platform does not answer", () => {
	test.use({ provokes: failedRequests });

	test("results of the device are shown immediately, and the search can be retried", async ({
		page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "/v2/api/forex/search", status: 503, times: 2 }] });
		await page.goto("/product");
		const field = page.getByRole("textbox");
		await field.fill("gold");
		const rows = instrumentRows(page);
		await expect(rows).toHaveCount(1);
		await expect(page.getByRole("alert")).toContainText("Showing only results from this device.");
		await field.fill("crypto");
		await expect(page.getByRole("alert")).toContainText("The platform is not responding.");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(rows).toHaveCount(6);
		await page.context().setOffline(true);
		await field.fill("platin");
		await expect(page.getByRole("alert")).toContainText("You are offline.");
		await expect(rows).toHaveCount(1);
		await page.context().setOffline(false);
	});

	test("a late answer never replaces a newer one", async ({ page, platform }) => {
		await platform.faults({ http: [{ match: "market.searchInstruments", delayMs: 2000, times: 1 }] });
		await page.goto("/product");
		const field = page.getByRole("textbox");
		const asked = page.waitForRequest(/searchCurrency=crypto/);
		await field.fill("crypto");
		const late = await asked;
		await field.fill("zzz");
		const nothing = page.getByText("No instrument found for “zzz”.");
		await expect(nothing).toBeVisible();
		// The request is answered or cancelled, so no result of it can follow.
		await late.response();
		await expect(nothing).toBeVisible();
		await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
	});
});

test.describe("in company mode", () => {
	test.use({ scenario: "company-mode" });

	for (const [language, theme] of [
		["en", "light"],
		["ar", "dark"],
	] as const)
		test(`Spec 1 §2, §3: companies are found by name, and only https links open their websites (${language}, ${theme})`, async ({
			page,
		}) => {
			await remember(page, { language, theme });
			await page.goto("/product");
			await page.getByRole("textbox").fill("a");
			await page.getByRole("main").getByRole("group").getByRole("button").nth(1).click();
			const cards = page.getByRole("main").getByRole("listitem");
			await expect(cards).toHaveCount(4);
			await expect(cards.nth(1)).toContainText("12 Quay Street, Limassol 3042");
			const links = await cards.getByRole("link").evaluateAll((all) => all.map((link) => Object(link).href));
			expect(links).toEqual([
				"mailto:desk@tradewind.example.com",
				"https://www.tradewind.example.com/",
				"mailto:desk@harbourlight.example.com",
				"https://harbourlight.example.com/",
				"mailto:office@meridiantide.example.com",
			]);
			await expectAccessible(page);
			await expect(cards.nth(1).getByRole("button")).toHaveAttribute("aria-pressed", "false");
			await cards.nth(1).getByRole("button").click();
			await expect(cards.nth(1).getByRole("button")).toHaveAttribute("aria-pressed", "true");
			await expect(page).toHaveTitle(/ · Harbour Light Markets$/);
			const cookies = await page.context().cookies();
			const inDays = (moment: number) => Math.round((moment - Date.now() / 1000) / 86_400);
			// Chromium keeps no cookie longer than 400 days.
			expect(cookies.map(({ name, value, expires }) => [name, value, inDays(expires)])).toEqual([
				["company_id", "2", 400],
			]);
			await expectAccessible(page);
			await page.getByRole("textbox").fill("qqq");
			await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
			await expect(page.getByRole("main")).toContainText("qqq");
		});
});
