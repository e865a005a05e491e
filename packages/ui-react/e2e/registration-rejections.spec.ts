import { expect, failedRequests, fillLogin, logInAt, mia, test } from "@tradewind/test-kit";
import { field, fillAccount, nora, requestCode, submit } from "./registration-form.ts";

test.use({ scenario: "default", provokes: failedRequests });

test("Spec 1 §5, §8: the platform's rejections are shown, and what was typed stays", async ({
	page,
	platform,
}) => {
	await page.goto("/register");
	await field(page, "account").fill(mia.email);
	await field(page, "password").fill("gale");
	await field(page, "repeated").fill("gale");
	await submit(page);
	await submit(page);
	await page.getByRole("button", { name: "Send code" }).click();
	await expect(page.getByText("There is already an account with this e-mail address")).toBeVisible();
	await field(page, "code").fill("1");
	await submit(page);
	const refusal = page.locator("form [data-kind=refused]");
	await expect(refusal).toContainText("There is already an account with this e-mail address");
	for (const _ of [1, 2]) await page.getByRole("button", { name: "Previous step" }).click();
	await field(page, "account").fill(nora.email);
	await submit(page);
	await submit(page);
	await field(page, "code").fill("1");
	await submit(page);
	await expect(refusal).toContainText("The password is too weak");
	for (const _ of [1, 2]) await page.getByRole("button", { name: "Previous step" }).click();
	await field(page, "password").fill(nora.password);
	await expect(page.getByText("The two passwords are different").first()).toBeVisible();
	await field(page, "repeated").fill(nora.password);
	await submit(page);
	await submit(page);
	const code = await requestCode(page, platform, nora.email);
	await field(page, "code").fill("000000");
	await submit(page);
	await expect(refusal).toContainText("The code is not correct");
	await platform.advance(600_000);
	await field(page, "code").fill(code);
	await submit(page);
	await expect(refusal).toContainText("The code has expired");
	expect((await platform.state()).requests.counts["session.register"]).toBe(4);
});

test("Design: a lost answer of a registration is not sent again, and leads to the login", async ({
	page,
	platform,
}) => {
	await platform.flags({ verify_reg_type: "3" });
	await platform.faults({ http: [{ match: "session.register", status: 503, executes: true, times: 1 }] });
	await page.goto("/register");
	await fillAccount(page);
	await submit(page);
	await expect(page.getByText("Your account may already exist")).toBeVisible();
	await page.getByRole("link", { name: "Go to login" }).click();
	await expect(field(page, "account")).toHaveValue(nora.email);
	await fillLogin(page, nora.email, nora.password);
	await expect(page).toHaveURL("/");
	expect(await platform.callCount("session.register")).toBe(1);
});

test("Design: a reload while a registration is in flight says that its outcome is unknown, and sends nothing again", async ({
	page,
	platform,
}) => {
	await platform.flags({ verify_reg_type: "3" });
	await platform.faults({ http: [{ match: "session.register", delayMs: 20_000, times: 1 }] });
	await page.goto("/register");
	await fillAccount(page);
	const sent = page.waitForRequest("**/api/user/register?*");
	await submit(page);
	await sent;
	await page.reload();
	await expect(page.getByText("its outcome is unknown")).toBeVisible();
	await expect(field(page, "account")).toHaveValue(nora.email);
	expect(await platform.callCount("session.register")).toBe(1);
});

test("Spec 1 §5, §6, Spec 2 §6: a demo customer is led to a real account, with the way to open one", async ({
	page,
}) => {
	await page.goto("/login?from=/mine/password");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page.getByText("Only for real accounts.")).toBeVisible();
	await page.getByRole("link", { name: "Create a real account" }).click();
	await expect(page).toHaveURL("/register?from=%2Fmine%2Fpassword");
	await expect(field(page, "account")).toBeVisible();
});

test("Spec 2 §5: the messages of a pay password, and the rejection by the platform", async ({ page }) => {
	await logInAt(page, "/user");
	await page.getByRole("link", { name: "Pay password" }).click();
	await page.getByRole("button", { name: "Fill in both password fields" }).click();
	await expect(field(page, "password")).toBeFocused();
	// both are marked.
	for (const name of ["password", "repeated"])
		await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
	await field(page, "password").fill("24681");
	await field(page, "repeated").fill("2468");
	await expect(page.getByRole("button", { name: "The two pay passwords are different" })).toBeVisible();
	await field(page, "repeated").fill("24681");
	await submit(page);
	await expect(page.locator("form [data-kind=refused]")).toContainText(
		/^Pay password not set\s*The pay password is too short/,
	);
});
