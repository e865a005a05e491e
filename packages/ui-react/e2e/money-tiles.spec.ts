import { expect, expectAccessible, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

const byChat = { is_recharge_contact: "1", is_withdraw_contact: "1" };

test("Spec 1 §6: on home and in the user centre the live chat replaces recharge and withdraw; a tag hides the recharge", async ({
	page,
	platform,
}) => {
	await platform.flags(byChat);
	await signIn(page, platform);
	for (const path of ["/", "/user"]) {
		await page.goto(path);
		const tiles = page.getByRole("region", { name: "Total assets" });
		await expect(tiles.getByRole("link", { name: "Withdraw" })).toHaveAttribute("href", "/mine/chat");
		await expectAccessible(page);
		await tiles.getByRole("link", { name: "Deposit" }).click();
		await expect(page).toHaveURL("/mine/chat");
	}
	await platform.flags({ customer_tag: "1" });
	for (const path of ["/", "/user"]) {
		await page.goto(path);
		const tiles = page.getByRole("region", { name: "Total assets" });
		await expect(tiles.getByRole("link", { name: "Withdraw" })).toBeVisible();
		await expect(tiles.getByRole("link", { name: "Deposit" })).toHaveCount(0);
	}
});

test("Spec 1 §6: a demo customer sees that recharge and withdraw need a real account", async ({
	page,
	platform,
}) => {
	await platform.flags(byChat);
	await page.goto("/login");
	await page.getByRole("button", { name: /demo/i }).click();
	await page.waitForURL("/");
	for (const path of ["/", "/user"]) {
		await page.goto(path);
		await page
			.getByRole("region", { name: "Total assets" })
			.getByRole("button", { name: "Withdraw" })
			.click();
		await expect(page.getByText("Only for real accounts.")).toBeVisible();
		await expect(page).toHaveURL(path);
	}
});

test("Spec 1 §6: a visitor reaches the chat through the login", async ({ page, platform }) => {
	await platform.flags(byChat);
	await page.goto("/mine/chat");
	await expect(page).toHaveURL("/login?from=%2Fmine%2Fchat");
});
