import type { Page } from "@playwright/test";
import { signIn } from "./device.ts";
import { visitEveryScreen, visitVisitorScreens } from "./every-screen.ts";
import { addStyles, expect, test } from "./trading.fixture.ts";

test.use({ scenario: "holding-orders" });

/** What is wrong for a phone about the fields of the page, also of those that are hidden. */
const faults = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const withoutLetters = ["checkbox", "radio", "range", "file", "hidden"];
		const withoutKeyboard = ["date", "select-one"];
		return [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
			.filter(({ type }) => !withoutLetters.includes(type))
			.flatMap((field) => {
				const { fontSize } = getComputedStyle(field);
				const name = `${field.type} ${field.name || field.getAttribute("aria-label")}`;
				const hasKeyboard = !withoutKeyboard.includes(field.type);
				return [
					Number.parseFloat(fontSize) < 16 ? `${name}: ${fontSize}` : "",
					hasKeyboard && field.inputMode === "" ? `${name}: no inputmode` : "",
					hasKeyboard && field.enterKeyHint === "" ? `${name}: no enterkeyhint` : "",
				].filter((fault) => fault !== "");
			});
	});

test("no phone zooms into a field, whatever size of text its browser has, and each field names its keyboard and its enter key", async ({
	page,
	platform,
}) => {
	test.setTimeout(180_000);
	await signIn(page, platform);
	const expectNone = async ({ address }: { readonly address: string }): Promise<void> => {
		await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
		const found: string[] = [];
		for (const size of [12, 16, 24]) {
			const restoreText = await addStyles(page, `html { font-size: ${size}px !important }`);
			found.push(...(await faults(page)).map((fault) => `${size} px: ${fault}`));
			await restoreText();
		}
		expect({ address, found }).toEqual({ address, found: [] });
	};
	await visitEveryScreen(page, "en", expectNone);
	await visitVisitorScreens(page, "en", expectNone);
});
