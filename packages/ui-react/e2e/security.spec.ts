import type { Page } from "@playwright/test";
import { expect, failedRequests, fillLogin, mia, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "default", provokes: failedRequests });

/** A phone with a fingerprint sensor, whose owner always agrees. */
const addDevice = async (page: Page): Promise<void> => {
	const session = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
};

test("A-246: a customer is offered a passkey after a password login, adds it, logs in with it, and removes it", async ({
	page,
}) => {
	await addDevice(page);
	await page.goto("/login?from=/user");
	await fillLogin(page, mia.email, mia.password);
	await page.getByRole("button", { name: /tap to add a passkey/ }).click();
	await expect(page).toHaveURL("/mine/security?type=passkeys");
	await expect(page.getByText("A passkey replaces the password")).toBeVisible();
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByText("Enter your login password to add a passkey")).toBeVisible();
	await page.getByLabel("Login password").fill("wrong");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByRole("alert").getByText("The password is not correct")).toBeVisible();
	await page.getByLabel("Login password").fill(mia.password);
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByText("Passkey added")).toBeVisible();
	await expect(page.getByLabel("Login password")).toHaveValue("");
	await expect(page.getByRole("listitem").filter({ hasText: "not used yet" })).toHaveCount(1);

	await page.getByLabel("Login password").fill(mia.password);
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();

	await page.evaluate(() => localStorage.clear());
	await page.goto("/login?from=/mine/security?type=passkeys");
	await page.getByRole("button", { name: "Log in with a passkey" }).click();
	await expect(page).toHaveURL("/mine/security?type=passkeys");
	await expect(page.getByRole("listitem").filter({ hasText: "Last used" })).toHaveCount(1);
	await page.getByRole("tab", { name: "Logins" }).click();
	await expect(page.getByRole("listitem").first()).toContainText("Passkey");

	await page.getByRole("tab", { name: "Passkeys" }).click();
	await page.getByRole("listitem").getByRole("button").click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
	await expect(page.getByText("Passkey removed")).toBeVisible();
	await expect(page.getByText("A passkey replaces the password")).toBeVisible();
});

test("A-245: a customer logs another device out, then all others; their next call ends their session", async ({
	page,
	browser,
	platform,
	baseURL,
}) => {
	const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
	await other.goto("/login?from=/order");
	await fillLogin(other, mia.email, mia.password);
	await expect(other).toHaveURL(/\/order/);
	await signIn(page, platform);
	await page.goto("/user");
	await page.getByRole("link", { name: "Security" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
	await page.getByRole("listitem").filter({ hasText: "Log out" }).first().getByRole("button").click();
	await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
	await expect(page.getByText("The device has been logged out")).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Log out" })).toHaveCount(0);
	await other.reload();
	await expect(other).toHaveURL(/\/login/);

	await fillLogin(other, mia.email, mia.password);
	await expect(other).toHaveURL(/\/order/);
	await page.getByRole("button", { name: "Refresh" }).click();
	await page.getByRole("button", { name: "Log out all other devices" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
	await expect(page.getByText("All other devices have been logged out")).toBeVisible();
	await other.reload();
	await expect(other).toHaveURL(/\/login/);
	await other.close();
});

test("A-245: on a platform that answers 404, entry and passkey login are hidden, and the page explains itself", async ({
	customerPage: page,
	browser,
	platform,
	baseURL,
}) => {
	await platform.faults({
		http: ["security.getSessions", "security.getPasskeyLoginOptions"].map((match) => ({
			match,
			status: 404,
		})),
	});
	const visitor = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
	await visitor.goto("/login");
	await expect(visitor.getByRole("button", { name: "Try the demo account" })).toBeVisible();
	await expect(visitor.getByRole("button", { name: "Log in with a passkey" })).toHaveCount(0);
	await visitor.close();
	await page.goto("/user");
	await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Security" })).toHaveCount(0);
	await page.goto("/mine/security");
	await expect(page.getByText("This platform has no security centre.")).toBeVisible();
});

test("Spec 1 §6, §8: a demo customer resets the account after a question, and gets the first balances back", async ({
	page,
	platform,
}) => {
	await page.goto("/login");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await page.waitForURL("/");
	await page.goto("/user");
	await page.getByRole("button", { name: "Reset demo account" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await platform.faults({ http: [{ match: "account.resetDemo", status: 503, executes: true, times: 1 }] });
	await page.getByRole("button", { name: "Reset demo account" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
	await expect(page.getByText("Resetting once more is safe.")).toBeVisible();
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
	await page.getByRole("button", { name: "Reset demo account" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
	await expect(page.getByText("The demo account has been reset")).toBeVisible();
	await expect(page.getByRole("main")).toContainText("$100,000.00");
});
