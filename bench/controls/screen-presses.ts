import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import type { Phone } from "../phone.ts";
import type { Control, MeasuredPress, PageState } from "./page-controls.ts";
import { createFinger, type Finger } from "./press.ts";

/** A press of a control, or why it could not be pressed. */
export interface Press {
	/** The address, and the presses that lead to the sheet of the control. */
	readonly at: readonly string[];
	readonly control: string;
	readonly measured: MeasuredPress | { readonly failed: string };
}

/** A page, or a sheet of it. */
interface Place {
	/** What is pressed on the page until the sheet is open. */
	readonly steps: readonly Control[];
	readonly state: PageState;
}

export interface ScreenToPress {
	readonly address: string;
	/** Opens it on a new phone, on a platform in its first state. */
	readonly open: () => Promise<Phone>;
	readonly slowdown: number;
	/** Whether a sheet with these controls was pressed before; it is from now on. */
	readonly isSeen: (sheet: string) => boolean;
	/** Whether a control of the frame was pressed often enough on other pages. */
	readonly isFamiliar: (name: string) => boolean;
	/** When to stop, by `Date.now()`. */
	readonly endsAt: number;
}

interface Opened {
	readonly phone: Phone;
	readonly finger: Finger;
}

/** Presses each control of a screen and of the sheets that it opens; the page or the sheet is shown again before each press. */
export const pressScreen = async (screen: ScreenToPress): Promise<readonly Press[]> => {
	const presses: Press[] = [];
	const places: Place[] = [];
	let opened: Opened | undefined;

	const fail = (error: unknown, place?: Place) =>
		presses.push({ at: atOf(place), control: "all controls", measured: { failed: String(error) } });

	const atOf = (place?: Place) => [screen.address, ...(place?.steps ?? []).map(({ name }) => name)];

	const open = async (): Promise<Opened> => {
		await opened?.phone.close().catch((error: unknown) => fail(error));
		const phone = await screen.open();
		opened = { phone, finger: createFinger(phone, screen.slowdown) };
		return opened;
	};

	/** Brings the page into the state of a place: by "back", or by opening it again. */
	const reach = async (place: Place): Promise<Opened> => {
		const [first = place] = places;
		let current = opened ?? (await open());
		if (await isIn(current.phone.page, place.state, 0)) return current;
		const isBack = await goBack(current.phone.page, first.state);
		if (!isBack) {
			current = await open();
			await expectState(current.phone.page, first.state);
		}
		for (const step of place.steps) {
			await current.finger.press(step);
			if (step === place.steps.at(-1)) await expectState(current.phone.page, place.state);
			else await settledState(current.phone.page, stepMs);
		}
		return current;
	};

	/** A control that is gone after the presses before is there again on a new page. */
	const again = async (place: Place, control: Control): Promise<MeasuredPress> => {
		await open();
		return (await reach(place)).finger.measure(control);
	};

	const pressAll = async (place: Place) => {
		if (Date.now() > screen.endsAt) throw new Error(noTime);
		const at = atOf(place);
		const { phone } = await reach(place);
		for (const control of await phone.page.evaluate(() => window.pageControls.list())) {
			if (control.isOfFrame && screen.isFamiliar(control.name)) continue;
			const record = (measured: Press["measured"]) => presses.push({ at, control: control.name, measured });
			if (Date.now() > screen.endsAt) {
				record({ failed: noTime });
				continue;
			}
			try {
				const { finger, phone } = await reach(place);
				const measure = () => finger.measure(control);
				record(await measure().catch(() => again(place, control)));
				const state = await settledState(phone.page, stepMs).catch(() => undefined);
				if (state?.sheet !== undefined && !isSame(state, place.state) && !screen.isSeen(state.controls))
					places.push({ steps: [...place.steps, control], state });
			} catch (error) {
				record({ failed: String(error) });
			}
		}
	};

	try {
		const { phone } = await open();
		places.push({ steps: [], state: await settledState(phone.page, openedMs) });
		for (const place of places) await pressAll(place).catch((error) => fail(error, place));
	} catch (error) {
		fail(error);
	}
	await opened?.phone.close().catch((error: unknown) => fail(error));
	return presses;
};

const noTime = "no time was left";

/** How long a page must not have changed after it was opened, and after a press. */
const openedMs = 700;
const stepMs = 120;

const pollMs = 40;
const mostMs = 6000;

/** Whether the same page and sheet are shown. A press may have changed what is chosen or typed there. */
const isSame = (one: PageState, other: PageState): boolean =>
	one.address === other.address && one.sheet === other.sheet;

const stateOf = (page: Page): Promise<PageState> => page.evaluate(() => window.pageControls.state());

/** The state of the page when it has loaded and has not changed for `stillMs`, after six seconds at most. */
const settledState = async (page: Page, stillMs: number): Promise<PageState> => {
	const end = Date.now() + mostMs;
	let last = await stateOf(page);
	let since = Date.now();
	while (Date.now() < end && (last.isBusy || Date.now() - since < stillMs)) {
		await pause(pollMs);
		const now = await stateOf(page);
		if (!isSame(now, last) || now.controls !== last.controls) since = Date.now();
		last = now;
	}
	return last;
};

/** Whether the page gets into the state within the time. */
const isIn = async (page: Page, state: PageState, ms: number): Promise<boolean> => {
	const end = Date.now() + ms;
	for (;;) {
		const now = await stateOf(page).catch(() => undefined);
		if (now && isSame(now, state)) return true;
		if (Date.now() >= end) return false;
		await pause(pollMs);
	}
};

const expectState = async (page: Page, state: PageState): Promise<void> => {
	if (await isIn(page, state, mostMs)) return;
	const now = await stateOf(page);
	throw new Error(
		`The page shows ${now.address} ${now.sheet ?? ""} instead of ${state.address} ${state.sheet ?? ""}`,
	);
};

const backMs = 1500;

/** Closes sheets and goes back to the page; false if that does not lead to its state. */
const goBack = async (page: Page, state: PageState): Promise<boolean> => {
	for (let tries = 0; tries < 2; tries += 1) {
		const now = await stateOf(page).catch(() => undefined);
		if (!now || (now.sheet === undefined && now.address === state.address)) break;
		await page.evaluate(() => history.back()).catch(() => {});
		if (await isIn(page, state, backMs)) return true;
	}
	return isIn(page, state, 0);
};
