import type { Locator, Page } from "@playwright/test";
import { expect, openTrade, tab, test } from "./trading.fixture.ts";

/** Whether the part is in the page when the work of the press itself has ended, before any later task. */
const isRenderedByPress = (control: Locator, part: string): Promise<boolean> =>
	control.evaluate(async (pressed: HTMLElement, selector) => {
		pressed.click();
		// React renders what is urgent in a microtask.
		for (let turn = 0; turn < 10; turn += 1) await null;
		return document.querySelector(selector) !== null;
	}, part);

/** What is pressed one after the other, and what is shown then. */
const presses: readonly (readonly [control: (page: Page) => Locator, part: string])[] = [
	[(page) => page.getByRole("tab", { name: "Micro" }), "[role=tabpanel][aria-label=Micro]"],
	[(page) => page.getByRole("button", { name: /Choose another instrument$/ }), "dialog"],
	[(page) => tab(page, "Orders"), "#orders-panel"],
	[(page) => page.getByRole("tab", { name: "History" }), "[role=tabpanel][aria-labelledby$=history]"],
];

test("what a press opens is rendered after the answer to the press: another product, a sheet, a tab, a list", async ({
	customerPage: page,
}) => {
	await openTrade(page);
	const early: string[] = [];
	for (const [control, part] of presses) {
		await expect(control(page)).toBeVisible();
		if (await isRenderedByPress(control(page), part)) early.push(part);
		await expect(page.locator(part).first()).toBeVisible();
		if (part === "dialog") await page.keyboard.press("Escape");
	}
	expect(early).toEqual([]);
});
