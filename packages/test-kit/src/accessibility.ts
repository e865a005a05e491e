import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { addStyles } from "./styles.ts";

declare global {
	interface Window {
		readonly axe: typeof axe;
	}
}

/** The library as a script. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Expects no violation that axe can find, once the page is loaded. */
export const expectAccessible = async (page: Page): Promise<void> => {
	await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
	await expectNoViolations(page);
};

/** Resolves when all transitions have ended. */
export const transitionsEnd = (page: Page): Promise<unknown> =>
	page.evaluate(() => {
		// Placeholders have an animation without end.
		const finite = document
			.getAnimations()
			.filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
		return Promise.all(finite.map((animation) => animation.finished.catch(() => {})));
	});

/** Expects no violation that axe can find, once transitions have ended; the page may still be loading. */
export const expectNoViolations = async (page: Page): Promise<void> => {
	await transitionsEnd(page);
	// A new headline every 3 s must not fade in while axe examines the page.
	const restoreMotion = await addStyles(
		page,
		"*, ::before, ::after { animation-duration: 0s !important; transition: none !important }",
	);
	const violations = await violationsOn(page);
	await restoreMotion();
	expect(violations).toEqual([]);
};

interface Violation {
	/** The id of the rule of axe. */
	readonly id: string;
	/** Selectors of the elements. */
	readonly at: readonly string[];
}

/**
 * Runs axe on the page. Axe costs more to load than to run, so a document keeps it. The one frame of the app has no origin, so
 * axe cannot examine it.
 */
const violationsOn = async (page: Page): Promise<readonly Violation[]> => {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
	return page.evaluate(async () => {
		const { violations } = await window.axe.run(
			{ exclude: ["iframe[sandbox]"] },
			// Without a network, fetching the style sheets again would fail.
			{ resultTypes: ["violations"], iframes: false, preload: false },
		);
		return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }));
	});
};
