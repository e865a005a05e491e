import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "puppeteer-core";

/** What a customer would tap: the first of the elements that `selector` finds whose name or text fits. */
export interface Target {
	readonly selector: string;
	readonly says?: RegExp | string;
}

/**
 * A customer's finger. It finds its target before it touches, so that nothing but the touch runs in the page while that is
 * timed, and it rests between two touches as a quick customer's does.
 */
export interface Finger {
	readonly tap: (target: Target) => Promise<void>;
	readonly type: (text: string) => Promise<void>;
	readonly waitFor: (target: Target) => Promise<void>;
}

export const fingerOf = (page: Page, rest = 500): Finger => {
	const placeOf = (target: Target) => page.evaluate(findPlace, target.selector, ...pattern(target));
	const waitFor = async (target: Target): Promise<{ x: number; y: number }> => {
		for (let tries = 0; tries < 100; tries += 1) {
			const place = await placeOf(target);
			if (place) return place;
			await pause(200);
		}
		throw new Error(`there is no ${target.selector} that says ${target.says ?? "anything"}`);
	};
	return {
		tap: async (target) => {
			await waitFor(target);
			await pause(rest);
			const { x, y } = await waitFor(target);
			await page.touchscreen.tap(x, y);
		},
		type: async (text) => {
			await pause(rest);
			await page.keyboard.type(text, { delay: 150 });
		},
		waitFor: async (target) => void (await waitFor(target)),
	};
};

const pattern = ({ says }: Target): [source: string, isWhole: boolean] =>
	says instanceof RegExp ? [says.source, false] : [says ?? "", says !== undefined];

/** Runs in the page: the middle of the target, scrolled into view; `undefined` as long as it is not there or can't be pressed. */
const findPlace = (
	selector: string,
	says: string,
	isWhole: boolean,
): { x: number; y: number } | undefined => {
	const fits = (element: Element) => {
		const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
		return isWhole ? name === says : new RegExp(says).test(name);
	};
	const found = [...document.querySelectorAll(selector)].find(fits);
	if (!found || found.matches(":disabled, [aria-disabled=true]")) return undefined;
	found.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top, width, height } = found.getBoundingClientRect();
	if (width === 0 || height === 0) return undefined;
	return { x: left + width / 2, y: top + height / 2 };
};
