import type { Page } from "@playwright/test";
import { expect, transitionsEnd } from "@tradewind/test-kit";
import type { Screen } from "./every-screen.ts";
import { fieldFaults } from "./field-faults.ts";
import { indistinctControls } from "./indistinct-controls.ts";
import { atRest, covered, hold, onItsSide, upright } from "./safe-area.ts";

/**
 * Expects of a screen: phones zoom into no field, and each field names its keyboard and its enter key; with forced colours every
 * button has an edge, and what is on or chosen differs from what is not.
 */
export const expectClear = async (page: Page, { address }: Screen): Promise<void> => {
	await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
	expect({ address, fields: await fieldFaults(page) }).toEqual({ address, fields: [] });
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await transitionsEnd(page);
		const found = { address, colorScheme, indistinct: await indistinctControls(page) };
		expect(found).toEqual({ address, colorScheme, indistinct: [] });
	}
	await page.emulateMedia({ forcedColors: null, colorScheme: null });
};

/** Expects that a notch, a rounded corner or the line at the lower edge covers no control, also on a phone on its side. */
export const expectUncovered = async (page: Page, { address }: Screen): Promise<void> => {
	for (const way of [onItsSide, upright]) {
		await hold(page, way);
		const { width } = way.size;
		expect({ address, width, covered: await covered(page, way) }).toEqual({ address, width, covered: [] });
	}
	await hold(page, atRest);
};

/** Expects that each group, region, dialog and figure has a name: a screen reader would announce only its kind. */
export const expectNamed = async (page: Page, { address }: Pick<Screen, "address">): Promise<void> => {
	const unnamed = async () =>
		(await page.locator("body").ariaSnapshot()).match(
			/^\s*- (?:group|region|dialog|radiogroup|figure)(?: \[[^\]]*\])*:?$/gm,
		) ?? [];
	expect({ address, unnamed: await unnamed() }).toEqual({ address, unnamed: [] });
};
