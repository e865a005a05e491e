import type { Route } from "@playwright/test";
import { expect, failedRequests, fillLogin, logInAt, mia, statusStrip, test } from "@tradewind/test-kit";

test.use({ scenario: "default", provokes: failedRequests });

test("Spec 1 §2, §4: a guarded page leads to the login, and the login back to it, without a history entry of the login", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Orders" }).click();
	await expect(page).toHaveURL("/login?from=%2Forder");
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL("/order");
	await page.goBack();
	await expect(page).toHaveURL("/");
});

for (const from of [
	"//evil.test",
	"https://evil.test/",
	"/\\evil.test",
	"/.//evil.test",
	"javascript:alert(1)",
])
	test(`Spec 1 §2: from=${from} leads home, not off the site`, async ({ page }) => {
		await page.goto(`/login?from=${encodeURIComponent(from)}`);
		await fillLogin(page, mia.email, mia.password);
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
	});

test("Spec 1 §8: a refusal shows the platform's message, and the typed values are kept", async ({ page }) => {
	await page.goto("/login");
	await fillLogin(page, mia.email, "wrong");
	await expect(page.getByRole("alert").filter({ hasText: "Wrong e-mail or password" })).toBeVisible();
	await expect(page.getByLabel("E-mail address")).toHaveValue(mia.email);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("wrong");
});

test("Spec 1 §5: a missing value is shown at its field, and the first such field gets the focus", async ({
	page,
	platform,
}) => {
	await page.goto("/login");
	await page.getByRole("button", { name: "Log in", exact: true }).click();
	await expect(page.getByLabel("E-mail address")).toBeFocused();
	await expect(page.getByLabel("E-mail address")).toHaveAccessibleDescription("Enter your e-mail address");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
		"Enter your password",
	);
	await page.getByLabel("E-mail address").fill(mia.email);
	await expect(page.getByText("Enter your e-mail address")).toBeHidden();
	await expect(page.getByText("Enter your password")).toBeVisible();
	await page.getByText("Phone", { exact: true }).click();
	await page.getByRole("button", { name: "Log in", exact: true }).click();
	await expect(page.getByLabel("Phone number")).toHaveAccessibleDescription("Enter your phone number");
	expect(await platform.callCount("session.login")).toBe(0);
});

test("Spec 1 §5, §9: a phone login sends area code and number; the code is +001 unless another one is chosen", async ({
	page,
}) => {
	await page.goto("/login?from=/user");
	await page.getByText("Phone", { exact: true }).click();
	await expect(page.getByRole("button", { name: "Area code +001" })).toBeVisible();
	await page.getByLabel("Phone number").fill("555 01 01");
	await page.getByLabel("Password", { exact: true }).fill(mia.password);
	const sent = page.waitForRequest("**/api/user/loginForU*");
	await page.getByLabel("Password", { exact: true }).press("Enter");
	expect(new URLSearchParams((await sent).postData() ?? "").get("account")).toBe("+0015550101");
	await expect(page).toHaveURL("/user");
	await expect(page.getByText(mia.email)).toBeVisible();
});

test("Spec 1 §2: the password can be shown, and keyboards and autofill fit the fields", async ({ page }) => {
	await page.goto("/login");
	const password = page.getByLabel("Password", { exact: true });
	await password.fill("secret");
	await expect(password).toHaveAttribute("type", "password");
	await page.getByRole("button", { name: "Show password" }).click();
	await expect(password).toHaveAttribute("type", "text");
	await expect(password).toHaveAttribute("autocomplete", "current-password");
	await expect(page.getByLabel("E-mail address")).toHaveAttribute("autocomplete", "username");
	await expect(page.getByLabel("E-mail address")).toHaveAttribute("inputmode", "email");
	await page.getByText("Phone", { exact: true }).click();
	await expect(page.getByLabel("Phone number")).toHaveAttribute("autocomplete", "tel-national");
	await expect(page.getByLabel("Phone number")).toHaveAttribute("inputmode", "tel");
});

test("Pitfalls 1: a second press while the login is in flight sends nothing", async ({ page, platform }) => {
	await platform.faults({ http: [{ match: "session.login", delayMs: 1500 }] });
	await page.goto("/login?from=/user");
	await fillLogin(page, mia.email, mia.password);
	const button = page.getByRole("button", { name: "Log in", exact: true });
	await expect(button).toBeDisabled();
	await button.click({ force: true });
	await page.getByLabel("Password", { exact: true }).press("Enter");
	await expect(page).toHaveURL("/user");
	expect(await platform.callCount("session.login")).toBe(1);
});

test("Design: a lost answer is shown as lost, the login is not sent again, and the typed values are kept", async ({
	page,
	platform,
}) => {
	await platform.faults({
		http: [{ match: "session.login", status: 503, executes: true, times: 1 }],
	});
	await page.goto("/login?from=/user");
	await fillLogin(page, mia.email, mia.password);
	await expect(page.getByText("No response was received")).toBeVisible();
	expect(await platform.callCount("session.login")).toBe(1);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue(mia.password);
	await page.getByRole("button", { name: "Log in", exact: true }).click();
	await expect(page).toHaveURL("/user");
});

test.describe("without a network", () => {
	// The code of the tabs is fetched in advance.
	test.use({ provokes: /Unable to preload CSS/ });

	test("Design: the page says that nothing was sent", async ({ page, context, platform }) => {
		await page.goto("/login");
		await expect(page.getByLabel("E-mail address")).toBeEditable();
		await context.setOffline(true);
		await fillLogin(page, mia.email, mia.password);
		await expect(page.getByText("You are offline. Nothing was sent.")).toBeVisible();
		expect(await platform.callCount("session.login")).toBe(0);
	});
});

test("Spec 1 §2, §6: the demo account opens without a login, and leads to a real account", async ({
	page,
}) => {
	await page.goto("/login?from=/user");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page).toHaveURL("/user");
	await expect(page.getByText("Demo account", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Log in to a real account" }).click();
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeHidden();
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL("/user");
	await expect(page.getByText(mia.email)).toBeVisible();
});

test("Spec 1 §2: a site without a demo account does not offer it", async ({ page, platform }) => {
	await platform.flags({ is_mock_login: "0" });
	await page.goto("/login");
	await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeEnabled();
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeHidden();
});

test("Spec 1 §4, §8: a logout asks for confirmation, then leads home with a toast, and the account page needs a login", async ({
	page,
}) => {
	await logInAt(page, "/user");
	await page.getByRole("button", { name: "Log out" }).click();
	const sheet = page.getByRole("dialog", { name: "Log out?" });
	await sheet.getByRole("button", { name: "Cancel" }).click();
	await expect(sheet).toBeHidden();
	await page.getByRole("button", { name: "Log out" }).click();
	await sheet.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByText("You are logged out.")).toBeVisible();
	await page.goto("/user");
	await expect(page).toHaveURL("/login?from=%2Fuser");
});

test("Spec 1 §8: a saved session that can't be confirmed is kept, and can be checked again", async ({
	page,
	platform,
}) => {
	await logInAt(page, "/user");
	await platform.faults({ http: [{ match: "session.getUser", drop: "before" }] });
	await page.goto("/login?from=/user");
	await expect(statusStrip(page).getByText("Your login could not be confirmed")).toBeVisible();
	await platform.clearFaults();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL("/user");
	await expect(page.getByText(mia.email)).toBeVisible();
});

test("A-19: after the socket refuses the login of a saved session, the app logs in to it again and subscribes to the orders", async ({
	page,
	platform,
}) => {
	await logInAt(page, "/");
	const confirmations: Route[] = [];
	await page.route("**/api/user/info*", (route) => {
		confirmations.push(route);
	});
	const sent: string[] = [];
	// Playwright can't route the socket of a worker.
	await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
	await page.routeWebSocket(/\/ws$/, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((text) => {
			const { type, topic = "" } = JSON.parse(String(text));
			if (/^login|FOREX/.test(type + topic)) sent.push(`${type} ${topic}`.trim());
			if (type === "login" && sent.length === 1)
				socket.send(JSON.stringify({ type: "login_result", code: 999, msg: "Please log in again" }));
			else server.send(text);
		});
	});
	await page.reload();
	await expect.poll(() => [sent.length, confirmations.length]).toEqual([1, 1]);
	await expect(page.locator("[data-code]").first()).toContainText("%");
	for (const route of confirmations) await route.continue();
	await expect.poll(() => sent).toEqual(["login", "login", "sub FOREX_TRADE", "sub FOREX_CLOSED"]);
	expect((await platform.state()).sockets).toHaveLength(1);
});

for (const [product, path, press] of [
	["contract", "/trade", /^Buy/],
	["micro", "/trade?product=micro", /^Up/],
] as const)
	test(`Spec 1 §6: while a saved session is being confirmed, the ${product} ticket sends no order and does not open the login`, async ({
		customerPage: page,
	}) => {
		let confirm = (): void => {};
		const confirmed = new Promise<void>((resolve) => {
			confirm = resolve;
		});
		await page.route("**/api/user/info*", async (route) => {
			await confirmed;
			await route.continue();
		});
		await page.goto(path);
		const button = page.getByRole("button", { name: press });
		await expect(page.getByText("Your login is being confirmed").first()).toBeVisible();
		await expect(button).toBeDisabled();
		await expect(page.getByText("Log in to trade")).toHaveCount(0);
		confirm();
		await expect(button).toBeEnabled();
		await expect(page.getByText("Your login is being confirmed")).toHaveCount(0);
	});
