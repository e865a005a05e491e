import { setTimeout as pause } from "node:timers/promises";
import type { Phone } from "./phone.ts";
import { type Touch, touchOn } from "./touch.ts";

/** The longest time from an input to the next paint while `use` runs, in milliseconds. */
export const worstInteraction = async (
	{ page }: Phone,
	use: (touch: Touch) => Promise<void>,
): Promise<number> => {
	await page.evaluate(() => {
		window.probe.pause();
		window.probe.reset();
	});
	await use(touchOn(page));
	await pause(1000);
	const { interactions } = await page.evaluate(() => window.probe.report());
	return Math.max(0, ...interactions);
};
