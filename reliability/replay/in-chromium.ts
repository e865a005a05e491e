import { chromium, type Page, type Route, type WebSocketRoute } from "@playwright/test";
import { isPathOfCall } from "@tradewind/contracts";
import { firstDifferences, fits, type Recording, type Step, type StepOf } from "@tradewind/domain/recording";
import { startPlatform } from "../../packages/test-kit/src/platform-process.ts";
import { browserFlags, requireBrowser } from "../../scripts/browser.ts";
import { isComparedCall } from "./compared-calls.ts";
import { inputOf } from "./input-of.ts";
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
		const network = await connect(page, recording);
		await page.goto(url + recording.start.page);
		let at = 0;
		for (const step of recording.steps) {
			if (step.at > at) await page.clock.runFor(step.at - at);
			at = Math.max(at, step.at);
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
	await page.clock.pauseAt(startedAt + 1);
	const { page: _, ...saved } = start;
	await page.addInitScript(
		(text) => {
			localStorage.setItem("tradewind", text);
			Reflect.deleteProperty(globalThis, "Worker");
		},
		JSON.stringify({ version: 1, ...saved }),
	);
};

interface Network {
	readonly deliver: (step: Step) => Promise<void>;
}

const connect = async (page: Page, recording: Recording): Promise<Network> => {
	const waiting = recording.steps.filter((step): step is StepOf<"call"> => step.is === "call");
	const pending = new Map<number, Route>();
	const early = new Map<number, Step>();
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
			const index = waiting.findIndex((call) => call.path === pathname && fits(call.input, input));
			// A call that was not recorded stays without an answer.
			const [call] = index < 0 ? [] : waiting.splice(index, 1);
			if (!call) return;
			const known = early.get(call.call);
			if (known) await answer(route, known);
			else pending.set(call.call, route);
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
				const route = pending.get(step.call);
				if (route) await answer(route, step);
				else early.set(step.call, step);
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
	if (step.is === "press" || step.is === "typed") await page.evaluate(touch, step);
	return step.is !== "state" && step.is !== "knows" && step.is !== "received" && step.is !== "sent";
};

/** Presses the element at a place, or types into it. Runs in the page. */
const touch = (step: { readonly place: string; readonly value?: string }): void => {
	let element: Element | undefined = document.body;
	for (const index of step.place.split("/")) element = element?.children[Number(index)];
	if (step.value === undefined) {
		if (element instanceof HTMLElement) element.click();
		return;
	}
	if (!(element instanceof HTMLInputElement)) return;
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, step.value);
	element.dispatchEvent(new Event("input", { bubbles: true }));
};

const differencesIn = (recording: Recording, replayed: readonly Step[]) =>
	firstDifferences(recording.steps, replayed, {
		isCompared: isComparedCall,
		isRequired: () => true,
		until: (recording.steps.at(-1)?.at ?? 0) - slackMs,
	});
