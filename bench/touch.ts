import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "puppeteer-core";

/** What is tapped: the first element of `selector` with this name or text. */
export interface Target {
	readonly selector: string;
	readonly text: string;
}

/** Touches a page at the pace of a quick customer. The target is located before the touch, so that only the touch is timed. */
export interface Touch {
	readonly tap: (target: Target) => Promise<void>;
}

const pauseMs = 500;

export const touchOn = (page: Page): Touch => {
	const centreOf = async ({ selector, text }: Target): Promise<{ x: number; y: number }> => {
		for (let tries = 0; tries < 100; tries += 1) {
			const centre = await page.evaluate(findCentre, selector, text);
			if (centre) return centre;
			await pause(200);
		}
		throw new Error(`There is no ${selector} with the text ${text}.`);
	};
	return {
		tap: async (target) => {
			await centreOf(target);
			await pause(pauseMs);
			const { x, y } = await centreOf(target);
			await page.touchscreen.tap(x, y);
		},
	};
};

/** Runs in the page: scrolls the target into view and returns its centre; `undefined` if it is absent or disabled. */
const findCentre = (selector: string, text: string): { x: number; y: number } | undefined => {
	const nameOf = (element: Element) =>
		(element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
	const found = [...document.querySelectorAll(selector)].find(
		(element) => text === "" || nameOf(element) === text,
	);
	if (!found || found.matches(":disabled, [aria-disabled=true]")) return undefined;
	found.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top, width, height } = found.getBoundingClientRect();
	if (width === 0 || height === 0) return undefined;
	return { x: left + width / 2, y: top + height / 2 };
};
