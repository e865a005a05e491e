/** `npm run pictures`: takes the pictures of the README and of docs/components.md again, on a phone's screen with the demo account. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { readArguments } from "./arguments.ts";
import { browserFlags, requireBrowser } from "./browser.ts";
import { takeComponentPictures } from "./component-pictures.ts";
import { root, uiBuild } from "./paths.ts";
import { buildUiIfStale } from "./ui-build.ts";

readArguments({
	command: "npm run pictures",
	about: "Takes the pictures of the README and of docs/components.md again.",
});

const folder = join(root, "docs/pictures");

/** Milliseconds in which some prices arrive. */
const settleMs = 2_500;

const visit = async (page: Page, url: string): Promise<void> => {
	const take = async (name: string) => {
		await page.waitForTimeout(settleMs);
		await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
	};
	await page.goto(url);
	await page.getByRole("button", { name: /demo account/i }).click();
	await page.getByText("110,000.00").waitFor();
	await take("home");
	await page.goto(`${url}/trade`);
	await page.getByRole("textbox", { name: "Quantity" }).fill("0.5");
	await page.getByRole("button", { name: /^Buy( |$)/ }).click();
	await page.getByRole("button", { name: "Confirm buy" }).click();
	await page.getByRole("link", { name: "View orders" }).click();
	await take("orders");
	await page.goto(`${url}/trade`);
	await page.locator("canvas").first().waitFor();
	await take("trade");
	await page.goto(`${url}/trade?product=micro`);
	await page.getByRole("button", { name: /^Up/ }).click();
	await page.getByRole("button", { name: "Confirm: Up" }).click();
	await page.getByRole("heading", { name: /Open orders/ }).waitFor();
	await take("micro");
};

const built = await buildUiIfStale();
if (built !== 0) process.exit(built);
mkdirSync(folder, { recursive: true });
const host = await createNodeHost({ port: 0, uiDirectory: uiBuild });
const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
try {
	const phone = {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 1.5,
		hasTouch: true,
		isMobile: true,
	};
	const componentFolder = join(folder, "components");
	mkdirSync(componentFolder, { recursive: true });
	await takeComponentPictures(
		await browser.newPage({ ...phone, deviceScaleFactor: 1, locale: "en-GB" }),
		host.url,
		componentFolder,
	);
	await visit(await browser.newPage({ ...phone, locale: "en-GB" }), host.url);
} finally {
	await browser.close();
	await host.close();
}
