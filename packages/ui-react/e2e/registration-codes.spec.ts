import { expect, failedRequests, type Platform, test } from "@tradewind/test-kit";
import { field, fillAccount, nora, requestCode, sendButton, submit } from "./registration-form.ts";

test.use({ scenario: "default", provokes: failedRequests });
const lastCode = async (platform: Platform): Promise<string> => (await platform.state()).codes[0]?.code ?? "";

test("Spec 1 §4, §9: the countdown of a code goes on anywhere, and the draft stays without passwords", async ({
	page,
	context,
	platform,
}) => {
	await page.goto("/register");
	await fillAccount(page);
	const other = await context.newPage();
	await other.goto("/register");
	await expect(field(other, "account")).toHaveValue("");
	await submit(page);
	await field(page, "name").fill("Nora Bell");
	await submit(page);
	await requestCode(page, platform, nora.email);
	await expect(sendButton(page)).toHaveText(/^\d+ s$/);
	await expect(sendButton(page)).toBeDisabled();
	await fillAccount(other);
	await submit(other);
	await submit(other);
	await expect(sendButton(other)).toHaveText(/^\d+ s$/);
	await page.reload();
	await expect(field(page, "account")).toHaveValue(nora.email);
	await expect(field(page, "password")).toHaveValue("");
	await field(page, "password").fill(nora.password);
	await field(page, "repeated").fill(nora.password);
	await submit(page);
	await expect(field(page, "name")).toHaveValue("Nora Bell");
	await submit(page);
	await expect(sendButton(page)).toHaveText(/^\d+ s$/);
	const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(kept).not.toContain(nora.password);
});

test("Spec 1 §5, §7: a rejected captcha shows another picture and keeps the rest; a code can replace it", async ({
	page,
	platform,
}) => {
	await platform.flags({ verify_reg_type: "2", is_register_pay_pwd: "1" });
	await page.goto("/register");
	await fillAccount(page);
	await submit(page);
	await submit(page);
	const picture = page.getByAltText("Picture with characters");
	const first = await picture.getAttribute("src");
	await page.getByRole("button", { name: "Show another picture" }).click();
	await expect(picture).not.toHaveAttribute("src", first ?? "");
	const second = await picture.getAttribute("src");
	await field(page, "payPassword").fill("246810");
	await field(page, "captchaAnswer").fill("wrong");
	await submit(page);
	await expect(page.locator("form [data-kind=refused]")).toContainText("The digits do not match the picture");
	await expect(picture).not.toHaveAttribute("src", second ?? "");
	await expect(field(page, "captchaAnswer")).toHaveValue("");
	await expect(field(page, "payPassword")).toHaveValue("246810");
	await page.getByRole("button", { name: "send a code instead" }).click();
	await page.getByRole("button", { name: "Send code" }).click();
	await expect.poll(() => lastCode(platform)).not.toBe("");
	await field(page, "code").fill(await lastCode(platform));
	await submit(page);
	await expect(page).toHaveURL("/login");
});

test("Spec 1 §2, §4, §5: a forgotten password is reset by a code to the phone, and leads to the login", async ({
	page,
	platform,
}) => {
	await page.goto("/login?from=/user");
	await page.getByRole("link", { name: "Forgot password" }).click();
	await page.getByText("Phone", { exact: true }).click();
	await page.getByRole("button", { name: "Area code +001" }).click();
	await page.getByLabel("Search by country or code").fill("germ");
	await page.getByRole("button", { name: "Germany +0049" }).click();
	await page.getByRole("button", { name: "Area code +0049" }).click();
	await page.getByRole("button", { name: "United States +001" }).click();
	await page.getByRole("button", { name: "Send code" }).click();
	await expect(field(page, "account")).toBeFocused();
	await expect(page.getByText("Enter your phone number").first()).toBeVisible();
	await field(page, "account").fill("٥٥٥٠١٠١");
	await field(page, "password").fill(nora.next);
	await expect(page.getByText("Very strong")).toBeVisible();
	await field(page, "repeated").fill(nora.next);
	const code = await requestCode(page, platform, "+0015550101");
	await field(page, "code").fill(code);
	await submit(page);
	await expect(page).toHaveURL("/login?from=%2Fuser");
	await expect(page.getByText("Your password has been changed")).toBeVisible();
	await expect(field(page, "account")).toHaveValue("5550101");
	await field(page, "password").fill(nora.next);
	await submit(page);
	await expect(page).toHaveURL("/user");
});
