import type { Page } from "@playwright/test";
import { expect, expectAccessible, type Platform, sheet, signIn, test } from "@tradewind/test-kit";

/** A PNG of one pixel. */
const picture = {
	name: "proof.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const mia = "mia@tradewind.test";
const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();
const addPictures = async (page: Page): Promise<void> => {
	// A slot has an input for the camera and one for the album.
	const slots = page.locator("main div:has(> input[type=file])");
	await slots.first().waitFor();
	for (let place = 0; place < (await slots.count()); place++) {
		await slots.nth(place).locator("input[type=file]").last().setInputFiles(picture);
		await expect(page.locator("[data-state=uploaded]")).toHaveCount(place + 1);
	}
};

interface Way {
	readonly account?: string;
	readonly scenario: string;
	readonly prepare?: (platform: Platform) => Promise<unknown>;
	/** Opens and fills the form, and sends it. */
	readonly send: (page: Page, platform: Platform) => Promise<unknown>;
	readonly title: string;
	/** The title of its page, where it is not that of the form. */
	readonly heading?: string;
	/** What the receipt says beside its title. */
	readonly says: readonly (string | RegExp)[];
	/** What the page of Done shows: the form is empty. */
	readonly done: (page: Page) => Promise<unknown>;
	/** The address that View leads to. */
	readonly view: string;
}

const isEmpty = (name: string) => (page: Page) => expect(field(page, name)).toHaveValue("");
const isAt = (path: string) => (page: Page) => expect(page).toHaveURL(path);

const ways: Readonly<Record<string, Way>> = {
	"a transfer": {
		scenario: "untraded",
		send: async (page) => {
			await page.goto("/mine/transfer");
			await field(page, "amount").fill("12.5");
			await press(page, "Transfer");
		},
		title: "Transferred",
		says: ["$12.50", /From\s*Contract account/, /To\s*Micro account/, "Transfer completed"],
		done: isEmpty("amount"),
		view: "/mine/transfer?type=history&account=2",
	},
	"a withdrawal": {
		scenario: "untraded",
		prepare: (platform) => platform.flags({ is_withdraw_manual_input: "1" }),
		send: async (page) => {
			await page.goto("/mine/withdraw");
			await field(page, "target").fill("TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf");
			await field(page, "amount").fill("100");
			await press(page, "Withdraw");
			await press(page, "Confirm");
		},
		title: "Withdrawal requested",
		says: [
			"$100.00",
			/From\s*Cash account/,
			"TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf",
			/You receive\s*99\sUSDT/,
			"The list of withdrawals shows its status.",
		],
		done: isEmpty("amount"),
		view: "/mine/withdraw?type=1&view=records",
	},
	"a deposit of coins": {
		scenario: "untraded",
		send: async (page) => {
			await page.goto("/mine/charge?type=0");
			await field(page, "amount").fill("25.5");
			await addPictures(page);
			await press(page, "Submit deposit");
		},
		title: "Deposit reported",
		says: ["25.5", "USDT", /Paid into\s*Cash account/, "To trade with it, move it"],
		done: isEmpty("amount"),
		view: "/mine/charge?type=0&view=records",
	},
	"a deposit to a chosen bank": {
		scenario: "deposit-by-choice",
		send: async (page) => {
			await page.goto("/mine/charge?type=1");
			await field(page, "amount").fill("120");
			await addPictures(page);
			await press(page, "Submit deposit");
		},
		title: "Deposit reported",
		says: ["120", "USD", /Paid into\s*Cash account/],
		done: isEmpty("amount"),
		view: "/mine/charge?type=1&view=records",
	},
	"a subscription to a fund": {
		scenario: "default",
		send: async (page) => {
			await page.goto("/mining/subscribe?id=2");
			await field(page, "amount").fill("200");
			await press(page, "Subscribe");
			await sheet(page, "Confirm subscription").getByRole("button", { name: "Subscribe" }).click();
		},
		title: "Subscribed to the fund",
		says: ["200", "USDT", /Term\s*30 days/, "The first income is paid one day after the subscription."],
		done: isEmpty("amount"),
		view: "/mining/income?id=1",
	},
	"a redemption": {
		scenario: "fund-held",
		send: async (page) => {
			await page.goto("/mining/record");
			await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
			await press(page, "Redeem early");
			await sheet(page, "Redeem early?").getByRole("button", { name: "Redeem early" }).click();
		},
		title: "Redemption requested",
		heading: "Redeem early",
		says: [/Penalty/, /You get back/, /Number\s*\d+/],
		done: (page) => expect(page.getByText("Redemption under review")).toBeVisible(),
		view: "/mining/income?id=3",
	},
	"following a trader": {
		scenario: "default",
		send: async (page) => {
			await page.goto("/follow/submit?id=1020");
			await page.getByLabel("I have read this notice and agree to it").check();
			await press(page, "Continue");
			await field(page, "multiple").fill("2");
			await field(page, "maxAmount").fill("500");
			await press(page, "Start copying");
		},
		title: "You now follow",
		says: [/Multiple of the trader's orders\s*2/, "$500.00", /Paid from\s*Contract account/],
		done: isAt("/follow"),
		view: "/follow/trader?id=1020",
	},
	"an identity": {
		account: "omar@tradewind.test",
		scenario: "default",
		send: async (page) => {
			await page.goto("/mine/auth?from=%2Fmine%2Faccounts");
			await field(page, "name").fill("Omar Berg");
			await field(page, "idNumber").fill("X1234567");
			await addPictures(page);
			await press(page, "Submit for review");
		},
		title: "Submitted for review",
		says: ["The review takes up to 48 hours.", "You will get a message when it ends."],
		done: isAt("/mine/accounts"),
		view: "/mine/auth?from=%2Fmine%2Faccounts",
	},
};

for (const [name, way] of Object.entries(ways))
	test.describe(name, () => {
		test.use({ scenario: way.scenario });

		test(`A-530: ${name} has a receipt, which stays after a reload until Done; nothing typed is left behind it`, async ({
			page,
			platform,
		}) => {
			await signIn(page, platform, { account: way.account ?? mia });
			await way.prepare?.(platform);
			await way.send(page, platform);
			const receipt = page.locator("main [data-receipt]");
			await expect(receipt.getByRole("status")).toContainText(way.title);
			await expect(page.locator("main form")).toHaveCount(0);
			for (const text of way.says) await expect(page.getByRole("main")).toContainText(text);
			await expectAccessible(page);
			await page.reload();
			await expect(receipt.getByRole("status")).toContainText(way.title);
			if (way.heading) await expect(page.getByRole("heading", { level: 1 })).toHaveText(way.heading);
			for (const text of way.says.slice(0, 3)) await expect(page.getByRole("main")).toContainText(text);
			await expect(page.getByRole("link", { name: "View", exact: true })).toHaveAttribute("href", way.view);
			await page.getByRole("button", { name: "Done", exact: true }).click();
			await expect(receipt).toHaveCount(0);
			await way.done(page);
			await page.reload();
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(receipt).toHaveCount(0);
		});
	});

test.describe("a receipt", () => {
	const { send } = ways["a transfer"] as Way;

	test("is shared as a picture, which is saved where the device shares no files; it has no amount while amounts are hidden", async ({
		customerPage: page,
		platform,
	}) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
		await send(page, platform);
		await press(page, "Share as picture");
		const picture = sheet(page, "Share as picture");
		await expect(picture.getByRole("img")).toHaveAccessibleName(
			/^Transferred, \$12\.50, From Contract account/,
		);
		await picture.getByRole("switch", { name: "Hide amount" }).click();
		await expect(picture.getByRole("img")).toHaveAccessibleName(/^Transferred, \*{4}, From/);
		await expectAccessible(page);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			picture.getByRole("button", { name: "Save image" }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(/^receipt-\d+\.png$/);
	});

	test("is dismissed when its page is left, by a link or by an address", async ({
		customerPage: page,
		platform,
	}) => {
		await page.goto("/");
		await send(page, platform);
		await page.getByRole("link", { name: "View", exact: true }).click();
		await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("12.50");
		// "Back" leads to the page before the form.
		await page.goBack();
		await expect(page).toHaveURL("/");
		await page.goto("/mine/transfer");
		await expect(field(page, "amount")).toHaveValue("");
		await send(page, platform);
		await expect(page.getByText("Transferred")).toBeVisible();
		await page.goto("/mine/transfer");
		await expect(field(page, "amount")).toHaveValue("");
	});

	test("a refused command is titled by what was not done, and keeps what was typed", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "transfer.transfer", code: 0, msg: "Not now", times: 1 }] });
		await send(page, platform);
		await expect(page.getByRole("alert")).toContainText(/Not transferred\s*Not now/);
		await expect(field(page, "amount")).toHaveValue("12.5");
	});
});
