import { chromium, type Page, type Route, type WebSocketRoute } from "@playwright/test";
import { isPathOfCall } from "@tradewind/contracts";
import { firstDifferences, type Recording, type Step } from "@tradewind/domain/recording";
import { startPlatform } from "../../packages/test-kit/src/platform-process.ts";
import { browserFlags, requireBrowser } from "../../scripts/browser.ts";
import { isComparedCall } from "./compared-calls.ts";
import { inputOf } from "./input-of.ts";
import { recordedCalls } from "./recorded-calls.ts";
import type { Replay } from "./replay-recording.ts";

/** At the end of a recording, what was just happening may be a moment earlier or later. */
const slackMs = 500;
/** Real milliseconds in which the page does what an answer or a press brings about. */
const settleMs = 30;
/** The same at the end: code may still be loading. */
const endMs = 1000;

/** Opens the built app in Chromium on the answers and frames of a recording, presses what was pressed, and compares all machines. */
export const replayInChromium = async (recording: Recording, directory: string): Promise<Replay> => {
	const { url, stop } = await startPlatform(directory);
	const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
	try {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
		await prepare(page, recording);
		let at = 0;
		const network = await connect(page, recording, () => at);
		await page.goto(url + recording.start.page);
		/** Frames that the page may not have handled yet. */
		let hasFrames = false;
		for (const step of recording.steps) {
			// Whole milliseconds: each fraction would be rounded up, and add to the others.
			const ms = Math.round(step.at) - at;
			if (ms > 0) await page.clock.runFor(ms);
			at = Math.max(at, Math.round(step.at));
			if (hasFrames && step.is !== "received") await page.waitForTimeout(settleMs);
			hasFrames = step.is === "received";
			if (await act(page, step, network)) await page.waitForTimeout(settleMs);
		}
		await page.waitForTimeout(endMs);
		const replayed = await page.evaluate(() => globalThis.appRecording?.());
		const steps = replayed?.steps ?? [];
		return { steps, differences: differencesIn(recording, steps) };
	} finally {
		await browser.close();
		stop();
	}
};

/** The clock of the page is paused, its choices are saved, and its sockets are those of the page itself. */
const prepare = async (page: Page, { start, startedAt }: Recording): Promise<void> => {
	await page.clock.install({ time: startedAt });
	await pauseSoon(page, startedAt);
	const { page: _, ...saved } = start;
	await page.addInitScript(
		(text) => {
			localStorage.setItem("tradewind", text);
			Reflect.deleteProperty(globalThis, "Worker");
		},
		JSON.stringify({ version: 1, ...saved }),
	);
};

/** A moment that has passed meanwhile is refused. */
const pauseSoon = async (page: Page, startedAt: number, ms = 1): Promise<void> => {
	try {
		await page.clock.pauseAt(startedAt + ms);
	} catch (error) {
		if (ms > 1000) throw error;
		await pauseSoon(page, startedAt, ms * 4);
	}
};

interface Network {
	readonly deliver: (step: Step) => Promise<void>;
}

const connect = async (page: Page, recording: Recording, now: () => number): Promise<Network> => {
	const take = recordedCalls(recording);
	const pending = new Map<number, readonly Route[]>();
	const delivered = new Map<number, Step>();
	await page.route(
		({ pathname }) => isPathOfCall(pathname),
		async (route) => {
			const request = route.request();
			const body = request.postData();
			const asked = new Request(request.url(), {
				method: request.method(),
				headers: request.headers(),
				...(body !== null && { body }),
			});
			const { pathname } = new URL(asked.url);
			const input = await inputOf(asked);
			// A call that was not recorded stays without an answer.
			const call = take(pathname, input, now());
			if (!call) return;
			const known = delivered.get(call.call);
			if (known) await answer(route, known);
			else pending.set(call.call, [...(pending.get(call.call) ?? []), route]);
		},
	);
	const sockets: WebSocketRoute[] = [];
	await page.routeWebSocket(/.*/u, (socket) => {
		sockets.push(socket);
		socket.onMessage(() => {});
	});
	return {
		deliver: async (step) => {
			if (step.is === "answer" || step.is === "no answer") {
				delivered.set(step.call, step);
				for (const route of pending.get(step.call) ?? []) await answer(route, step);
			}
			if (step.is === "received") sockets[step.socket - 1]?.send(JSON.stringify(step.frame));
			if (step.is === "socket" && step.does === "closed") await sockets[step.socket - 1]?.close();
		},
	};
};

const answer = async (route: Route, step: Step): Promise<void> => {
	if (step.is === "no answer") await route.abort();
	if (step.is === "answer")
		await route.fulfill({
			status: step.status,
			contentType: "application/json",
			body: "body" in step ? JSON.stringify(step.body) : "",
		});
};

/** Whether it may bring something about. */
const act = async (page: Page, step: Step, network: Network): Promise<boolean> => {
	await network.deliver(step);
	if (step.is === "device") await page.context().setOffline(!step.isOnline);
	if (step.is === "page") await page.evaluate(goBackUnlessOn, step.path);
	if (step.is === "press" || step.is === "typed") await page.evaluate(touch, step);
	return step.is !== "state" && step.is !== "knows" && step.is !== "received" && step.is !== "sent";
};

/** A page that no press has led to is an earlier one. Runs in the page. */
const goBackUnlessOn = (path: string): void => {
	if (location.pathname !== path) history.back();
};

/** Presses the element at a place, or types into it. Runs in the page. */
const touch = (step: { readonly place: string; readonly value?: string }): void => {
	let element: Element | undefined = document.body;
	for (const index of step.place.split("/")) element = element?.children[Number(index)];
	if (step.value === undefined) {
		if (element instanceof HTMLElement) element.click();
		// A part of an icon.
		else element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return;
	}
	if (element instanceof HTMLSelectElement) {
		element.selectedIndex = Number(step.value);
		element.dispatchEvent(new Event("change", { bubbles: true }));
	}
	if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
	set?.call(element, step.value);
	element.dispatchEvent(new Event("input", { bubbles: true }));
};

const differencesIn = (recording: Recording, replayed: readonly Step[]) =>
	firstDifferences(recording.steps, replayed, {
		// Which answers the watcher of activity sees depends on when its code has loaded.
		isCompared: (step) => isComparedCall(step) && !(step.is === "state" && step.machine === "activity"),
		isRequired: () => true,
		until: (recording.steps.at(-1)?.at ?? 0) - slackMs,
	});
