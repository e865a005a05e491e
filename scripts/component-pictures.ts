/** Pictures of the components for docs/components.md, taken from the app's own pages. */
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";

/** Milliseconds in which a page replaces its placeholders. */
const settleMs = 700;

/** Takes each picture of docs/components.md into `folder`, with the demo account, except for the address. */
export const takeComponentPictures = async (page: Page, url: string, folder: string): Promise<void> => {
	const take = async (name: string, what: Locator) => {
		await page.waitForTimeout(settleMs);
		await what.scrollIntoViewIfNeeded();
		await what.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
	};
	const dialog = page.getByRole("dialog");
	const close = async () => {
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
	};
	const openCalculation = () => page.getByRole("button", { name: "How is this calculated?" }).first().click();

	await page.goto(`${url}/login`);
	await page.getByRole("textbox").first().waitFor();
	await take("form", page.getByRole("main"));
	await page.goto(url);
	await page.getByRole("button", { name: /demo account/i }).click();
	await page.getByText("110,000.00").waitFor();
	await page.goto(`${url}/user`);
	await page.getByRole("button", { name: "Copy UID" }).click();
	await take("toast", page.getByRole("status").getByRole("button"));

	await page.goto(`${url}/trade`);
	await page.getByRole("textbox", { name: "Quantity" }).fill("0.5");
	await take("choice", page.getByRole("group", { name: "Order type" }));
	await take("field", page.getByRole("textbox", { name: "Quantity" }).locator("xpath=../.."));
	await page.getByRole("button", { name: /^About/ }).click();
	await take("sheet", dialog);
	await close();
	await openCalculation();
	await dialog.getByText("Rule and rounding").first().waitFor();
	await take("calculation", dialog);
	await close();
	await page.getByRole("button", { name: /^Buy( |$)/ }).click();
	await page.getByRole("button", { name: "Confirm buy" }).click();
	const receipt = page.locator("[data-receipt]");
	await receipt.getByRole("button", { name: "Details" }).waitFor();
	await take("receipt", receipt);
	await close();
	await take("figure", page.getByRole("banner"));

	await page.goto(`${url}/mine/accounts`);
	await page.getByRole("link", { name: /^Contract account/ }).waitFor();
	await take("money", page.getByRole("link", { name: /^Contract account/ }));
	await page.goto(`${url}/mine/history?accountTypeId=1`);
	await page.getByRole("main").getByRole("listitem").nth(1).waitFor();
	await take("list", page.getByRole("main").getByRole("list").first());
	await page.goto(`${url}/order?type=0`);
	await page.getByText("No pending orders").waitFor();
	await take("empty", page.getByText("No pending orders").locator(".."));

	await page.context().setOffline(true);
	await page.getByRole("region", { name: "Current state" }).getByText("offline").waitFor();
	await take("status", page.getByRole("region", { name: "Current state" }));
	await page.context().setOffline(false);

	// The demo account deposits nothing.
	await page.evaluate(() => localStorage.clear());
	await page.goto(`${url}/login`);
	await page.getByRole("textbox", { name: "E-mail" }).fill("mia@tradewind.test");
	await page.getByRole("textbox", { name: "Password" }).fill("Tradewind-1");
	await page.getByRole("button", { name: "Log in", exact: true }).click();
	await page.waitForURL(url);
	await page.goto(`${url}/mine/charge?type=0`);
	const address = page.getByRole("region", { name: "USDT on TRC20" });
	await address.waitFor();
	await take("address", address);
};
