import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectRetry, failedRequests, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "default", timezoneId: "Asia/Hong_Kong", provokes: failedRequests });

const account = "omar@tradewind.test";

/** A PNG of one pixel. */
const picture = {
	name: "document.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const field = (page: Page, name: string) => page.locator(`[name=${name}]:visible`);
const submit = (page: Page) => page.locator("[type=submit]:visible").click();
const card = (page: Page, kind: "waiting" | "verified" | "rejected") =>
	page.locator(`main section[data-kind=${kind}]`);
/** Leaves the receipt for the review. */
const view = (page: Page) => page.locator("main a.quiet-button").click();
const fileInputs = (page: Page) => page.locator("input[type=file]");

/** Chooses a picture for each empty slot; the second input of a slot is the album. */
const addPictures = async (page: Page, count: number): Promise<void> => {
	for (let chosen = 0; chosen < count; chosen++) {
		await page.locator("button[name=front], button[name=reverse], button[name=hand]").nth(chosen).waitFor();
		await page
			.locator("div:has(> button[name=front]), div:has(> button[name=reverse]), div:has(> button[name=hand])")
			.nth(chosen)
			.locator("input[type=file]")
			.last()
			.setInputFiles(picture);
		await expect(page.locator("[data-state=uploaded]")).toHaveCount(chosen + 1);
	}
};

/** The words that only the platform or a date can have written. */
const shown = {
	en: {
		end: /\w+, \w+ \d+ at \d\d:\d\d GMT at .+, \d\d:\d\d:\d\d your time/,
		cutOff: "all four corners",
		name: "Full name",
	},
	ar: {
		end: /\d+ .+ \d\d:\d\d GMT.+ \d\d:\d\d:\d\d بتوقيتك/,
		cutOff: "زوايا الوثيقة الأربع",
		name: "الاسم الكامل",
	},
} as const;

test(`Spec 2 §2, §4, §9: a real name is submitted, rejected, corrected and verified, and leads back`, async ({
	page,
	platform,
}) => {
	await platform.flags({ is_auth_hand_pic: "1", is_auth_ssn: "1", is_auth_email: "1" });
	await signIn(page, platform, { account, language: "en" });
	await page.goto("/mine/auth?from=%2Fmine%2Faccounts");
	await expect(page.getByLabel(shown.en.name)).toBeVisible();
	await expectAccessible(page);
	await field(page, "name").fill("Omar Berg");
	await field(page, "idNumber").fill("X1234567");
	await field(page, "ssn").fill("123456789");
	await addPictures(page, 3);
	const sent = page.waitForRequest("**/api/user_real/real_name?*");
	await submit(page);
	const address = expect.stringMatching(/^\/media\/uploads\//);
	expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ""))).toEqual({
		name: "Omar Berg",
		card_id: "X1234567",
		ssn: "123456789",
		front_pic: address,
		reverse_pic: address,
		hand_pic: address,
	});
	await view(page);
	await expect(card(page, "waiting")).toContainText(shown.en.end);
	await expectAccessible(page);

	await platform.decideReview(account, "real name", { approved: false, reason: "cut off" });
	await card(page, "waiting").getByRole("button").click();
	await expect(card(page, "rejected")).toContainText(shown.en.cutOff);
	await expect(field(page, "name")).toHaveValue("Omar Berg");
	await expect(field(page, "idNumber")).toHaveValue("X1234567");
	await expectAccessible(page);
	await page.goto("/message?type=messages");
	await expect(page.getByText(shown.en.cutOff)).toBeVisible();

	// A reload keeps what was typed.
	await page.goto("/mine/auth?from=%2Fmine%2Faccounts");
	await expect(field(page, "idNumber")).toHaveValue("X1234567");
	await field(page, "name").fill("Omar B. Berg");
	await addPictures(page, 3);
	await submit(page);
	await view(page);
	await expect(card(page, "waiting")).toBeVisible();
	await platform.decideReview(account, "real name", { approved: true });
	await card(page, "waiting").getByRole("button").click();
	await expect(card(page, "verified")).toContainText("Omar B. Berg");
	await card(page, "verified").getByRole("link").click();
	await expect(page).toHaveURL("/mine/accounts");
});

test(`Spec 2 §2, §4, §6: in Arabic both levels are submitted, the first is rejected and corrected, and the level is shown`, async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { account, language: "ar" });
	await page.goto("/user");
	await expect(page.locator("[data-certified]")).toHaveAttribute("data-certified", "false");
	await page.goto("/mine/auth-double?from=%2Fmine%2Faccounts");
	const levels = page.locator("main section");
	await expect(levels).toHaveCount(2);
	await expectAccessible(page);
	await levels.first().getByRole("link").first().click();
	await expect(page).toHaveURL("/mine/auth-double-submit?type=1&from=%2Fmine%2Faccounts");
	await field(page, "name").fill("Omar Berg");
	await field(page, "mobile").fill("555 0102");
	await addPictures(page, 2);
	await expectAccessible(page);
	const sent = page.waitForRequest("**/api/user_real/junior_real_name?*");
	await submit(page);
	expect(new URLSearchParams((await sent).postData() ?? "").get("mobile")).toBe("+0015550102");
	await view(page);
	await expect(card(page, "waiting")).toContainText(shown.ar.end);

	// The card is read again on arrival: a decision made now could be shown before the press.
	await card(page, "waiting").getByRole("link").first().click();
	await expect(levels).toHaveCount(2);
	await platform.decideReview(account, "junior", { approved: false, reason: "cut off" });
	await page.reload();
	await expect(levels.first()).toContainText(shown.ar.cutOff);
	await levels.first().getByRole("link").first().click();
	await expect(card(page, "rejected")).toContainText(shown.ar.cutOff);
	await expect(field(page, "name")).toHaveValue("Omar Berg");
	await expect(field(page, "mobile")).toHaveValue("5550102");
	await addPictures(page, 2);
	await submit(page);
	await view(page);
	await expect(card(page, "waiting")).toBeVisible();
	await platform.decideReview(account, "junior", { approved: true });
	await page.goto("/mine/auth-double-submit?type=2");
	await field(page, "name").fill("Omar Berg");
	await field(page, "idNumber").fill("X1234567");
	await addPictures(page, 1);
	await submit(page);
	await view(page);
	await expect(card(page, "waiting")).toBeVisible();
	await card(page, "waiting").getByRole("link").first().click();
	await expect(levels).toHaveCount(2);
	await platform.decideReview(account, "senior", { approved: true });
	await page.reload();
	await expect(page.locator("main [data-is=certified]")).toHaveCount(2);
	await page.goto("/user");
	await expect(page.locator("[data-certified]")).toHaveAttribute("data-certified", "true");
});

test("Spec 2 §8: a failed upload clears its slot, and a lost answer is found in the review", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { account });
	await page.goto("/mine/auth-double-submit?type=2");
	await field(page, "name").fill("Omar Berg");
	await field(page, "idNumber").fill("X1234567");
	await platform.faults({ http: [{ match: "upload.image", status: 503, times: 1 }] });
	await fileInputs(page).last().setInputFiles(picture);
	await expect(page.getByText("The image was not uploaded.")).toBeVisible();
	await expect(page.locator("fieldset img")).toHaveCount(0);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.locator("[data-state=uploaded]")).toBeVisible();
	await platform.faults({
		http: [{ match: "verification.submitSenior", status: 503, executes: true, times: 1 }],
	});
	await submit(page);
	await expect(page.getByText("Submitted for review")).toBeVisible({ timeout: 15_000 });
	await view(page);
	await expect(card(page, "waiting")).toBeVisible();
	expect(await platform.callCount("verification.submitSenior")).toBe(1);
});

test("a submission that arrived twice is shown as under review", async ({ page, platform }) => {
	await signIn(page, platform, { account });
	await page.goto("/mine/auth");
	await field(page, "name").fill("Omar Berg");
	await field(page, "idNumber").fill("X1234567");
	await addPictures(page, 2);
	const front = "/media/uploads/0b8f2c1e6a574b0e9a0c1f1a3a8f7c11aa01bb02.jpg";
	await page.evaluate(
		async ([token, picture]) => {
			await fetch("/api/user_real/real_name", {
				method: "POST",
				headers: { authorization: token ?? "" },
				body: new URLSearchParams({
					name: "Omar Berg",
					card_id: "X1234567",
					front_pic: picture ?? "",
					reverse_pic: picture ?? "",
				}),
			});
		},
		[await platform.openSession(account), front],
	);
	await submit(page);
	await view(page);
	await expect(card(page, "waiting")).toBeVisible();
});

test("Spec 1 §6, §8: the review that cannot be read can be retried; a demo customer learns why it is closed", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { account });
	await platform.faults({ http: [{ match: "verification.getRealName", status: 503 }] });
	await page.goto("/mine/auth");
	await expectRetry(page, platform);
	await expect(field(page, "name")).toBeVisible();
	// What is typed survives a visit of another page.
	await field(page, "name").fill("Omar Berg");
	await page.goto("/mine/auth-double-submit?type=3");
	await page.getByRole("link", { name: "Verification levels" }).click();
	await expect(page).toHaveURL("/mine/auth-double");
	await page.goto("/mine/auth");
	await expect(field(page, "name")).toHaveValue("Omar Berg");
	await page.goto("/user");
	await page.locator("main [data-warns]").click();
	await page.getByRole("dialog").locator(".main-button").click();
	await expect
		.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("tradewind") ?? "{}").token))
		.toBeFalsy();
	await page.goto("/mine/auth");
	await expect(page).toHaveURL("/login?from=%2Fmine%2Fauth");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page).toHaveURL("/mine/auth");
	await expect(page.getByRole("link", { name: "Create a real account" })).toHaveAttribute(
		"href",
		"/register?from=%2Fmine%2Fauth",
	);
});

test("A-586: a passport is one picture, which is sent as both sides, and an ID card needs both again", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { account });
	await page.goto("/mine/auth");
	const choose = (document: string) => page.getByRole("button", { name: document, exact: true }).click();
	const slots = page.locator("button[name=front], button[name=reverse]");
	await expect(slots).toHaveCount(2);
	await choose("Passport");
	await expect(slots).toHaveCount(1);
	await expect(page.getByText("Passport page with your photo")).toBeVisible();
	await choose("ID card");
	await expect(slots).toHaveCount(2);
	await choose("Passport");
	await field(page, "name").fill("Omar Berg");
	await field(page, "idNumber").fill("X1234567");
	await addPictures(page, 1);
	await expectAccessible(page);
	const sent = page.waitForRequest("**/api/user_real/**");
	await submit(page);
	const form = new URLSearchParams((await sent).postData() ?? "");
	expect(form.get("front_pic")).not.toBe("");
	expect(form.get("reverse_pic")).toBe(form.get("front_pic"));
	await view(page);
	await expect(card(page, "waiting")).toBeVisible();
});

test("A-625: the user centre has one entry to the levels, whose form begins with the account, and to the name", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { account });
	await page.goto("/user");
	const entries = page.getByRole("main").locator('a[href^="/mine/auth"]');
	await expect(entries.last()).toHaveAttribute("href", "/mine/auth-double");
	await expect(page.getByRole("main").getByRole("link", { name: "Identity verification" })).toHaveCount(0);
	await entries.last().click();
	await expect(page).toHaveURL("/mine/auth-double");
	const junior = page.locator("main section:visible").first();
	await expect(junior).toContainText("Filled in from your account: Full name · Mobile number");
	await expect(
		junior.getByRole("link", { name: "Verify the name with an ID number instead" }),
	).toHaveAttribute("href", "/mine/auth");
	await junior.getByRole("link").first().click();
	await expect(field(page, "name")).toHaveValue("Omar Berg");
	await expect(field(page, "mobile")).toHaveValue("5550102");
});
