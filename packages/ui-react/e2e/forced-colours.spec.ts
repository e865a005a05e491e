import {
	buyButton,
	expect,
	expectAccessible,
	foldedStops,
	openTrade,
	sellButton,
	sheet,
	test,
} from "@tradewind/test-kit";
import { indistinctControls } from "./indistinct-controls.ts";

test.use({ scenario: "holding-orders" });

test("with forced colours, the receipt of an order and its switch can be seen, on and off", async ({
	customerPage: page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openTrade(page);
	const groundOf = (button: Element): string => getComputedStyle(button).backgroundColor;
	expect(await buyButton(page).evaluate(groundOf)).not.toBe(await sellButton(page).evaluate(groundOf));
	await buyButton(page).click();
	const receipt = sheet(page, "Confirm order");
	await expect(receipt).toBeVisible();
	expect(await indistinctControls(page)).toEqual([]);
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await foldedStops(page).click();
	const stops = page.getByRole("switch", { name: "Stop-loss" });
	await stops.click();
	await expect(stops).toBeChecked();
	await expect.poll(() => indistinctControls(page)).toEqual([]);
	await stops.click();
	await expect(stops).not.toBeChecked();
	await expect.poll(() => indistinctControls(page)).toEqual([]);
});
