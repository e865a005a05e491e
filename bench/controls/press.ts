import { setTimeout as pause } from "node:timers/promises";
import type { Phone } from "../phone.ts";
import type { Control, MeasuredPress } from "./page-controls.ts";

/** The app ignores a tap that follows another one so fast and so near. */
const doubleTap = { ms: 520, pixels: 20 };

/** Time in which the page comes to rest, slowed down. */
const restMs = 120;

/** A press without a report by then has ended below the browser's threshold. */
const reportMs = 400;

class NotPressed extends Error {}

/** Presses controls of a phone, slowed down only during a press that is measured. */
export const createFinger = ({ page, tools }: Phone, slowdown: number) => {
	let last = { at: 0, x: 0, y: 0 };

	const slowDown = (rate: number) => tools.send("Emulation.setCPUThrottlingRate", { rate });

	const spotOf = async (control: Control) => {
		const spot = await page.evaluate((each) => window.pageControls.show(each), control);
		if ("why" in spot) throw new NotPressed(spot.why);
		return spot;
	};

	const tap = async (control: Control): Promise<void> => {
		let spot = await spotOf(control);
		const waitMs = last.at + doubleTap.ms - Date.now();
		if (waitMs > 0 && Math.hypot(spot.x - last.x, spot.y - last.y) < doubleTap.pixels) {
			await pause(waitMs);
			spot = await spotOf(control);
		}
		await page.touchscreen.tap(spot.x, spot.y);
		last = { at: Date.now(), ...spot };
	};

	return {
		press: tap,
		measure: async (control: Control): Promise<MeasuredPress> => {
			// What comes into view is rendered before the press.
			await spotOf(control);
			await slowDown(slowdown);
			try {
				await pause(restMs);
				await page.evaluate(() => window.pageControls.start());
				await tap(control);
				return await page.evaluate((ms) => window.pageControls.report(ms), reportMs);
			} finally {
				await slowDown(1);
			}
		},
	};
};

export type Finger = ReturnType<typeof createFinger>;
