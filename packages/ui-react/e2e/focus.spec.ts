import type { Page } from "@playwright/test";
import { expect, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "default", viewport: { width: 320, height: 568 } });

/** What has the focus, if a bar at the lower edge of the page covers a part of it. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
	page.evaluate(() => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return undefined;
		const box = focused.getBoundingClientRect();
		const bars = [...document.querySelectorAll("main *, nav")].filter((element) => {
			const { position, insetBlockEnd } = getComputedStyle(element);
			return ["sticky", "fixed"].includes(position) && insetBlockEnd !== "auto" && !element.contains(focused);
		});
		const isCovered = bars.some((bar) => {
			const { top, bottom, height } = bar.getBoundingClientRect();
			return height > 0 && box.bottom > top + 0.5 && box.top < bottom;
		});
		return isCovered ? focused.outerHTML.slice(0, 120) : undefined;
	});

/** Presses Tab from the first to the last element of the page, and returns those that a bar covered. */
const coveredOnTheWay = async (page: Page): Promise<readonly string[]> => {
	const covered: string[] = [];
	for (let count = 0; count < 60; count++) {
		await page.keyboard.press("Tab");
		if (await page.evaluate(() => document.activeElement === document.body)) break;
		const found = await coveredFocus(page);
		if (found !== undefined) covered.push(found);
	}
	return covered;
};

const mia = "mia@tradewind.test";
/** Not verified, without a loan. */
const omar = "omar@tradewind.test";

const expectNoneCovered = async (page: Page, path: string): Promise<void> => {
	await page.goto(path);
	if (path === "/loan") await page.getByRole("button", { name: "Start the application" }).click();
	await expect(page.locator("main :is(input, select)").first()).toBeAttached();
	expect(await coveredOnTheWay(page)).toEqual([]);
};

for (const [path, account] of [
	["/loan", omar],
	["/mine/auth", omar],
	["/mine/transfer", mia],
	["/mine/withdraw", mia],
	["/mine/charge", mia],
	["/mine/password", mia],
	["/mine/pay-password", mia],
	["/mining/subscribe?id=2", mia],
	["/trade", mia],
	["/login", undefined],
	["/register", undefined],
	["/forgot", undefined],
] as const)
	test(`no field of ${path} is under the bar at the lower edge when it has the focus`, async ({
		page,
		platform,
	}) => {
		if (account) await signIn(page, platform, { account });
		await expectNoneCovered(page, path);
	});

test.describe("with an approved application", () => {
	test.use({ scenario: "loan-approved" });

	test("no field of /loan/submit is under the bar at the lower edge when it has the focus", ({
		customerPage: page,
	}) => expectNoneCovered(page, "/loan/submit"));
});

test("a bar that grows moves the field that has the focus above it", async ({ page, platform }) => {
	await signIn(page, platform, { account: omar });
	await page.goto("/loan");
	await page.getByRole("button", { name: "Start the application" }).click();
	const field = page.locator('main [name="country"]');
	await field.focus();
	expect(await coveredFocus(page)).toBeUndefined();
	await field.evaluate((input) => {
		const bar = [...document.querySelectorAll<HTMLElement>("main form *")].find(
			(element) => getComputedStyle(element).position === "sticky",
		);
		const distance = (bar?.getBoundingClientRect().top ?? 0) - input.getBoundingClientRect().bottom;
		const grown = document.createElement("div");
		grown.style.blockSize = `${distance + 24}px`;
		bar?.prepend(grown);
	});
	await expect.poll(() => coveredFocus(page)).toBeUndefined();
});
