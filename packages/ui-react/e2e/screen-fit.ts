import type { Page } from "@playwright/test";
import { expect } from "@tradewind/test-kit";
import type { Screen } from "./every-screen.ts";
import { largeText, misfitsWithStyles } from "./text-fit.ts";

/** The controls on which quick taps zoom the page. */
const zooming = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll("a, button, input, label, select, summary, textarea")]
			.filter((control) => getComputedStyle(control).touchAction === "auto")
			.map(({ outerHTML }) => outerHTML.slice(0, 80)),
	);

export const largest = "font-size: 32px";

/** What does not fit with each size of text; taps are tried with the largest. */
export const allMisfits = (page: Page, sizes: readonly string[]): Promise<readonly string[]> =>
	misfitsWithStyles(page, sizes, largest);

/**
 * Expects the screen to fit phones 390 and 360 pixels wide, with text at 100 % and 200 % and with 24 and 32 pixel letters as the
 * browser's own: no text is cut off or covered, and each control can be tapped. The page is 390 pixels wide afterwards.
 */
export const expectFit = async (page: Page, { address }: Pick<Screen, "address">): Promise<void> => {
	await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
	const large = await allMisfits(page, ["text-size-adjust: 200%"]);
	expect({ address, misfits: large }).toEqual({ address, misfits: [] });
	await page.setViewportSize({ width: 360, height: 740 });
	const found = {
		address,
		zooming: await zooming(page),
		misfits: await allMisfits(page, ["", ...largeText]),
	};
	expect(found).toEqual({ address, zooming: [], misfits: [] });
	await page.setViewportSize({ width: 390, height: 844 });
};
