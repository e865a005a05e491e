import type { Page } from "@playwright/test";

/** Draws a signature on the pad. */
export const sign = async (page: Page): Promise<void> => {
	const box = await page.locator("canvas").boundingBox();
	if (!box) throw new Error("The pad has no box.");
	await page.mouse.move(box.x + 30, box.y + 60);
	await page.mouse.down();
	for (let step = 1; step <= 12; step++)
		await page.mouse.move(box.x + 30 + step * 15, box.y + 40 + (step % 3) * 20);
	await page.mouse.up();
};
