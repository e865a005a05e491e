import type { Page } from "@playwright/test";
import {
	daysAgo,
	expect,
	expectAccessible,
	fillLogin,
	foldedStops,
	logInAt,
	mia,
	openTrade,
	quantityField,
	remember,
	signIn,
	tab,
	test,
} from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

test.use({ scenario: "default" });

const html = (page: Page) => page.locator("html");
const isNoWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("Spec 1 §1, §4: another language is kept, changes the direction of the page, and keeps the half-filled login", async ({
	page,
}) => {
	await page.goto("/login?from=/user");
	await page.getByLabel("E-mail address").fill(mia.email);
	await page.getByLabel("Password", { exact: true }).fill(mia.password);
	await page.getByRole("link", { name: "Language" }).click();
	await expect(page.getByRole("listitem")).toHaveCount(19);
	await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-current", "true");
	await page.getByRole("button", { name: "العربية" }).click();
	await expect(page).toHaveURL("/login?from=/user");
	await expect(html(page)).toHaveAttribute("dir", "rtl");
	await expect(html(page)).toHaveAttribute("lang", "ar");
	await expect(page.getByLabel("عنوان البريد الإلكتروني")).toHaveValue(mia.email);
	await expect(page.getByLabel("كلمة المرور", { exact: true })).toHaveValue(mia.password);
	await page.getByRole("button", { name: "تسجيل الدخول", exact: true }).click();
	await expect(page).toHaveURL("/user");
	// The app reloads itself now that no typed password holds it back.
	await expect(() => page.goto("/user")).toPass();
	await expect(html(page)).toHaveAttribute("dir", "rtl");
	await expect(page.getByRole("link", { name: "العربية" })).toBeVisible();
	// The texts of the platform are in this language too, from the first call.
	await expect(page.getByRole("main").getByRole("link", { name: "المحفظة" })).toBeVisible();
});

/** Marks the document, so that a reload can be seen. */
const markDocument = (page: Page) =>
	page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
const expectReloaded = (page: Page) => expect(html(page)).not.toHaveAttribute("data-marked", "");

test("Spec 1 §2, Spec 2 §2: leaving the language page after a change reloads the app; what was typed stays", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await openTrade(page);
	await quantityField(page).fill("0.75");
	await foldedStops(page).click();
	await page.getByRole("switch", { name: "Stop-loss" }).click();
	await page.getByRole("textbox", { name: "Stop-loss" }).fill("0.9");
	await page.goto("/order?type=3");
	await page.getByRole("button", { name: "Dates" }).click();
	await page.getByLabel("From (GMT)").fill(daysAgo(3));
	await page.getByLabel("To (GMT)").fill(daysAgo(1));
	await tab(page, "Market").click();
	await markDocument(page);
	await page.getByRole("link", { name: "Language" }).first().click();
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page).toHaveURL("/");
	await expect(html(page)).toHaveAttribute("data-marked", "");
	await page.getByRole("link", { name: "Language" }).first().click();
	await page.getByRole("button", { name: "Deutsch" }).click();
	await expectReloaded(page);
	await expect(page).toHaveURL("/");
	const tabs = page.getByRole("navigation", { name: wordIn("de", "shared.tabs") });
	await tabs.getByRole("link", { name: wordIn("de", "shared.trade") }).click();
	const typed = (key: string) => page.getByRole("textbox", { name: wordIn("de", key), exact: true });
	await expect(typed("contract.ticket.quantity")).toHaveValue("0,75");
	await expect(typed("contract.stops.stopLoss.price")).toHaveValue("0,9");
	const filtered = page.waitForRequest(/my_deal\?.*startTime=[1-9]/);
	await page.goto("/order?type=3");
	await filtered;
	const from = wordIn("de", "shared.days.start", { zone: "GMT" });
	await expect(page.getByLabel(from)).toHaveValue(daysAgo(3));
});

test("A-48: after a choice the previous page is first shown reloaded, and back does not lead to the languages again", async ({
	page,
}) => {
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.goto("/trade");
	await tab(page, "Market").click();
	await expect(page).toHaveURL("/");
	await page.getByRole("link", { name: "Language" }).first().click();
	await markDocument(page);
	await page.route("/", async (route) => {
		if (route.request().method() === "HEAD") await answered;
		await route.continue();
	});
	const asked = page.waitForRequest((request) => request.method() === "HEAD");
	await page.getByRole("button", { name: "Deutsch" }).click();
	await asked;
	await expect(html(page)).toHaveAttribute("lang", "de");
	await expect(page).toHaveURL("/language");
	answer();
	await expectReloaded(page);
	await expect(page).toHaveURL("/");
	await page.goBack();
	await expect(page).toHaveURL(/\/trade/);
});

test("Spec 1 §2: a typed password holds the reload after a change of the language until the login is left", async ({
	page,
}) => {
	await page.goto("/login");
	await page.getByLabel("E-mail address").fill(mia.email);
	await page.getByLabel("Password", { exact: true }).fill(mia.password);
	await markDocument(page);
	await page.getByRole("link", { name: "Language" }).click();
	await page.getByRole("button", { name: "Deutsch" }).click();
	await expect(page).toHaveURL("/login");
	const password = page.getByLabel(wordIn("de", "session.password"), { exact: true });
	await expect(password).toHaveValue(mia.password);
	await expect(html(page)).toHaveAttribute("data-marked", "");
	await page.getByRole("button", { name: wordIn("de", "shared.back") }).click();
	await expectReloaded(page);
	await page.getByRole("link", { name: wordIn("de", "home.login"), exact: true }).click();
	await expect(page.getByLabel(wordIn("de", "session.emailAddress"))).toHaveValue(mia.email);
	await expect(password).toHaveValue("");
	const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(stored).not.toContain(mia.password);
});

test("A typed password is cleared when the login page is left", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Log in" }).click();
	await page.getByLabel("E-mail address").fill(mia.email);
	await page.getByLabel("Password", { exact: true }).fill(mia.password);
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page).toHaveURL("/");
	await page.getByRole("link", { name: "Log in" }).click();
	await expect(page.getByLabel("E-mail address")).toHaveValue(mia.email);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("Spec 1 §2: a chosen language is kept after the reload and can be changed again", async ({ page }) => {
	await page.goto("/language");
	await markDocument(page);
	await page.getByRole("button", { name: "Deutsch" }).click();
	await expectReloaded(page);
	await expect(page).toHaveURL("/");
	await page.goto("/language");
	await expect(html(page)).toHaveAttribute("lang", "de");
	await expect(page.getByRole("button", { name: "Deutsch" })).toHaveAttribute("aria-current", "true");
	await page.getByRole("button", { name: "繁體中文" }).click();
	await expect(html(page)).toHaveAttribute("lang", "zh-Hant-HK");
});

test("Spec 1 §4: the customer's choice of the dark theme is kept, even if the site removes the switch", async ({
	page,
	platform,
}) => {
	await logInAt(page, "/user");
	await page.getByRole("switch", { name: "Dark theme" }).check();
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#0c0f0e");
	await page.reload();
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	await expect(page.getByRole("switch", { name: "Dark theme" })).toBeChecked();
	await platform.flags({ is_dark_mode: "0" });
	await page.reload();
	await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
	await expect(html(page)).toHaveAttribute("data-theme", "dark");
	await expect(page.getByRole("switch", { name: "Dark theme" })).toBeHidden();
});

test("Spec 1 §2: the user centre shows the customer and their balances, and can hide amounts everywhere", async ({
	page,
	context,
	platform,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await platform.flags({ is_user_show_credit: "1" });
	await logInAt(page, "/user");
	const main = page.getByRole("main");
	await expect(main).toContainText(mia.email);
	await expect(main).toContainText("UID 10000001");
	await expect(main).toContainText("Level 2");
	await expect(main).toContainText("Credit score 100");
	await expect(main).toContainText("Contract account");
	await expect(main).toContainText("Cash account");
	await expect(main).toContainText("Micro account");
	await platform.flags({ is_micro: "0" });
	await page.reload();
	await expect(main).toContainText("Cash account");
	await expect(main).not.toContainText("Micro account");
	await page.getByRole("button", { name: "Copy UID" }).click();
	await expect(page.getByText("Copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("10000001");
	await expect(main).toContainText("$250.00");
	await page.getByRole("button", { name: "Hide amounts" }).click();
	await expect(main).not.toContainText("$");
	await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Market" }).click();
	await expect(page.getByRole("button", { name: "Hide amounts" })).toHaveAttribute("aria-pressed", "true");
	await page.goto("/user");
	await expect(main).toContainText("****");
});

test("Spec 1 §2: /mine is the user centre, which a visitor reaches by the login", async ({ page }) => {
	await page.goto("/mine?tab=1");
	await expect(page).toHaveURL("/login?from=%2Fuser%3Ftab%3D1");
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL("/user?tab=1");
	await page.goto("/mine");
	await expect(page).toHaveURL("/user");
	await expect(
		page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Account" }),
	).toHaveAttribute("aria-current", "page");
});

test("Pitfalls: with the phone's keyboard open the login can still be submitted", async ({ page }) => {
	await page.goto("/login");
	await fillLogin(page, "", "");
	await page.getByLabel("Password", { exact: true }).focus();
	await page.setViewportSize({ width: 390, height: 480 });
	await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeInViewport({ ratio: 1 });
	await expect(page.getByLabel("Password", { exact: true })).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 390, height: 300 });
	await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeInViewport({ ratio: 1 });
});

for (const [language, theme] of [
	["en", "light"],
	["ar", "dark"],
] as const) {
	test(`Design: axe finds no violation on the login page with errors, and it does not scroll sideways (${language}, ${theme})`, async ({
		page,
	}) => {
		await remember(page, { language, theme });
		await page.setViewportSize({ width: 360, height: 740 });

		await page.goto("/login");
		await page.locator("form button[type=submit]").click();
		await expect(page.locator("input[aria-invalid=true]")).toHaveCount(2);
		await expectAccessible(page);
		expect(await isNoWider(page)).toBe(true);
	});

	test(`Design: axe finds no violation in the question before a logout, and it does not scroll sideways (${language}, ${theme})`, async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { language, theme });
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto("/user");
		await expect(page.getByText("$250.00").first()).toBeVisible();
		expect(await isNoWider(page)).toBe(true);
		await page.locator("main button[data-warns]").click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectAccessible(page);
	});
}
