import type { Page } from "@playwright/test";
import { expect, expectAccessible, failedRequests, sheet, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

const frame = (page: Page) => page.frameLocator("iframe");

test("Spec 2 §2: the support chat answers in a frame that cannot reach the app", async ({
	customerPage: page,
}) => {
	await page.goto("/user");
	await page.getByRole("main").getByRole("link", { name: "Support" }).click();
	await expect(page).toHaveURL("/mine/chat");
	await expect(frame(page).getByText("Hello, how can we help you?")).toBeVisible();
	await frame(page).getByLabel("Your message").fill("How do I withdraw?");
	await frame(page).getByRole("button", { name: "Send" }).click();
	await expect(frame(page).getByText("How do I withdraw?")).toBeVisible();
	await expect(frame(page).getByText("Please tell us the amount of your withdrawal.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Back" }).click();
	await page.getByRole("main").getByRole("link", { name: "Support" }).click();
	await expect(frame(page).getByText("How do I withdraw?")).toBeVisible();
	const reached = await page.frame({ url: /support-chat/ })?.evaluate(() => {
		const reach = (what: () => unknown) => {
			try {
				return String(what());
			} catch {
				return "blocked";
			}
		};
		return [reach(() => parent.document.title), reach(() => localStorage.length), origin];
	});
	expect(reached).toEqual(["blocked", "blocked", "null"]);
});

test.describe("a chat that does not load", () => {
	test.use({ provokes: failedRequests });

	test("Spec 2 §2: says so, and can be loaded again", async ({ customerPage: page }) => {
		await page.route("**/support-chat?**", (route) => route.fulfill({ status: 503 }));
		await page.goto("/mine/chat");
		await expect(page.getByText("The support chat did not load.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
			"href",
			/^https?:\/\/[^/]+\/support-chat\?lang=en&theme=light&conversation=[0-9a-f]{32}$/,
		);
		await expectAccessible(page);
		await page.unroute("**/support-chat?**");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(frame(page).getByText("Hello, how can we help you?")).toBeVisible();
	});
});

test("Spec 2 §2: the support is a mail address, a link, a link to copy or a redirect, as the site configures it", async ({
	page,
	platform,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page, platform);
	const configure = async (service_link_type: string, service_link: string) => {
		await platform.flags({ service_link, service_link_type });
		await page.goto("/mine/chat");
	};
	await configure("2", "mailto:help@tradewind.test");
	await expect(page.getByRole("link", { name: "Write an e-mail" })).toHaveAttribute(
		"href",
		"mailto:help@tradewind.test",
	);
	await expectAccessible(page);
	await configure("4", "https://help.tradewind.test/start");
	await expect(page.getByText("help.tradewind.test")).toBeVisible();
	await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute(
		"href",
		"https://help.tradewind.test/start",
	);
	await configure("5", "https://help.tradewind.test/start");
	await sheet(page, "Link to support").getByRole("button", { name: "Copy" }).click();
	await expect(page.getByText("Copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("https://help.tradewind.test/start");
	await expectAccessible(page);
	await configure("1", "javascript:alert(1)");
	await expect(page.getByText("There is no support contact at the moment.")).toBeVisible();
	await page.goto("/user");
	await platform.flags({ service_link: "/descript/detail?group=about", service_link_type: "3" });
	await page.goto("/mine/chat");
	await expect(page).toHaveURL("/descript/detail?group=about");
	await page.goBack();
	await expect(page).toHaveURL("/user");
});
