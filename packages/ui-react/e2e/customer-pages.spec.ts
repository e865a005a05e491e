import { expect, expectAccessible, expectRetry, failedRequests, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

test("Spec 2 §2, §9: the invite page has the link, its QR code, the code and a tip; both can be copied and the link shared", async ({
	page,
	platform,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => {
		Object.assign(navigator, {
			share: async (data: ShareData) => document.documentElement.setAttribute("data-shared", data.url ?? ""),
		});
	});
	await signIn(page, platform);
	await page.goto("/user");
	await page.getByRole("link", { name: "Invite friends" }).click();
	await expect(page).toHaveURL("/mine/invite");
	const link = `${baseURL}/register?invite_code=TW10000001`;
	await expect(page.getByText(link)).toBeVisible();
	const code = page.getByRole("img", { name: "QR code of your invite link" });
	expect(await code.boundingBox()).toMatchObject({ width: 160, height: 160 });
	const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
	await page.getByRole("button", { name: "Copy Invite link" }).click();
	await expect.poll(clipboard).toBe(link);
	await page.getByRole("button", { name: "Copy Invite code" }).click();
	await expect.poll(clipboard).toBe("TW10000001");
	await page.getByRole("button", { name: "Share the link" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-shared", link);
	await expectAccessible(page);
});

test("Spec 2 §8: where the clipboard is blocked, the text is copied by selecting it, or a toast says that it is not", async ({
	customerPage: page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
		document.execCommand = (command) => {
			const { value } = Object(document.activeElement);
			document.documentElement.setAttribute("data-copied", `${command} ${value}`);
			return document.documentElement.dataset.allows !== "nothing";
		};
	});
	await page.goto("/mine/email");
	await page.getByRole("button", { name: "Copy E-mail address" }).click();
	await expect(page.getByText(/^Copied/)).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-copied", "copy desk@tradewind.example.com");
	await page.evaluate(() => document.documentElement.setAttribute("data-allows", "nothing"));
	await page.getByRole("button", { name: "Copy E-mail address" }).click();
	await expect(page.getByText("This browser does not allow copying.")).toBeVisible();
});

test("Spec 2 §2: the other page asks before it logs out", async ({ customerPage: page }) => {
	await page.goto("/user");
	await page.getByRole("link", { name: "Other" }).click();
	await expect(page).toHaveURL("/mine/system");
	await page.getByRole("button", { name: "Log out" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("Spec 2 §2: the announcement has a marker if the title of the site is DEMO", async ({
	customerPage: page,
	platform,
}) => {
	await page.goto("/mine/announcement");
	await expect(page.getByText("North Korea, Israel, China, Vanuatu and Cuba")).toBeVisible();
	await expect(page.getByText("DEMO", { exact: true })).toHaveCount(0);
	await platform.flags({ site_name: "DEMO" });
	await page.reload();
	await expect(page.getByText("DEMO", { exact: true })).toBeVisible();
});

test("Spec 2 §2: the text about the company is Chinese in hk and English in Arabic", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { language: "hk" });
	await page.goto("/mine/about");
	await expect(page.getByText("超過 300 億")).toBeVisible();
	await page.evaluate(() => {
		localStorage.setItem("tradewind", JSON.stringify({ version: 1, language: "ar" }));
	});
	await page.reload();
	await expect(page.getByText("Above 30 billion")).toBeVisible();
	await expect(page.getByText("Above 30 billion")).toHaveCSS("direction", "ltr");
});

test.describe("when the platform does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 2 §2: the page of the company's e-mail says so and can be read again", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "support.getCompany", status: 503 }] });
		await page.goto("/mine/email");
		await expectRetry(page, platform);
		await expect(page.getByText("desk@tradewind.example.com")).toBeVisible();
	});
});

test("Spec 2 §6: a demo customer sees that inviting needs a real account", async ({ page }) => {
	await page.goto("/login");
	await page.getByRole("button", { name: /demo/i }).click();
	await page.waitForURL("/");
	await page.goto("/user");
	await page.getByRole("button", { name: "Invite friends" }).click();
	await expect(page.getByText("Only for real accounts.")).toBeVisible();
	await page.goto("/mine/invite");
	await expect(page.getByText("A demo account has no invite code.")).toBeVisible();
	await expectAccessible(page);
});
