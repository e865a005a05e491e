import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "puppeteer-core";
import type { Figures } from "./figures.ts";
import { type Pace, thorough } from "./pace.ts";
import { openPhone, type Phone } from "./phone.ts";

interface Transfer {
	readonly type: string;
	readonly path: string;
	/** Milliseconds since navigation. */
	readonly at: number;
	/** Compressed size; 0 for a WebSocket. */
	readonly kilobytes: number;
}

/** One load of a page on a slow phone, until it has been quiet for 3 s. */
export interface PageLoad {
	readonly transfers: readonly Transfer[];
	/** Styles inlined in the page, at their brotli size. */
	readonly inlineStyles: number;
	readonly layoutShift: number;
	/** Milliseconds since navigation. */
	readonly largestPaint: number;
	/** Milliseconds since navigation to the performance mark; NaN without one. */
	readonly marked: number;
}

interface LoadOptions {
	/** The performance mark to wait for: `live quotes`, or `chart drawn` on the trade page. */
	readonly mark?: string;
	/** A customer's session; visitors have none. */
	readonly token?: string;
	readonly pace?: Pace;
}

export const loadPage = async (
	browser: Browser,
	url: string,
	{ mark, token, pace = thorough }: LoadOptions,
): Promise<PageLoad> => {
	const slowdown = pace.isSlow ? 4 : 1;
	const phone = await openPhone(browser, { slowdown, network: pace.isSlow ? "slow" : "fast", probed: false });
	try {
		const recorder = recordTransfers(phone);
		await phone.page.evaluateOnNewDocument(observePaints);
		await phone.page.evaluateOnNewDocument(switchDataSaverOn);
		if (token) await saveSession(phone.page, token);
		await phone.page.goto(url, { waitUntil: "domcontentloaded" });
		const marked = mark ? await markedAt(phone.page, mark) : Number.NaN;
		await recorder.quiet(pace.quietMs);
		return {
			transfers: recorder.transfers(),
			inlineStyles: await inlineStyles(phone.page),
			...(await phone.page.evaluate(() => window.paints)),
			marked,
		};
	} finally {
		await phone.close();
	}
};

/** The app reads the session of its customer from the storage when it starts. */
export const saveSession = (page: Page, token: string) => saveOnDevice(page, { token });

/** Saves settings of the app before its scripts run. A frame without an origin has no storage. */
export const saveOnDevice = (page: Page, saved: object) =>
	page.evaluateOnNewDocument(
		(text) => {
			if (origin !== "null") localStorage.setItem("tradewind", text);
		},
		JSON.stringify({ version: 1, ...saved }),
	);

export const sizeOf = ({ transfers }: Pick<PageLoad, "transfers">, type: string): number =>
	transfers.filter((each) => each.type === type).reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** The figures of one load. What was requested after the mark is not initial: the app fetches it when it is idle. */
export const loadingFigures = (load: PageLoad): Figures => {
	const initial = { transfers: load.transfers.filter(({ at }) => at <= load.marked) };
	return {
		scripts: sizeOf(initial, "Script"),
		laterScripts: sizeOf(load, "Script") - sizeOf(initial, "Script"),
		styles: sizeOf(initial, "Stylesheet") + load.inlineStyles,
		requests: initial.transfers.length,
		layoutShift: load.layoutShift,
		largestPaint: load.largestPaint,
		marked: load.marked,
	};
};

const maxMs = 60_000;

const recordTransfers = ({ page, tools }: Phone) => {
	const started = new Map<string, Omit<Transfer, "kilobytes">>();
	const sizes = new Map<string, number>();
	let navigatedAt = 0;
	let lastActivity = Date.now();
	tools.on("Network.requestWillBeSent", ({ requestId, type = "Other", timestamp, request }) => {
		navigatedAt ||= timestamp;
		lastActivity = Date.now();
		const path = new URL(request.url).pathname;
		started.set(requestId, { type, path, at: (timestamp - navigatedAt) * 1000 });
	});
	tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		lastActivity = Date.now();
		sizes.set(requestId, encodedDataLength / 1000);
	});
	const recordSockets = (session: CDPSession) =>
		session.on("Network.webSocketWillSendHandshakeRequest", ({ requestId, timestamp }) =>
			started.set(requestId, { type: "WebSocket", path: "", at: (timestamp - navigatedAt) * 1000 }),
		);
	recordSockets(tools);
	page.on("workercreated", ({ client }) => {
		recordSockets(client);
		// The worker may have ended already.
		client.send("Network.enable").catch(() => {});
	});
	return {
		quiet: async (quietMs: number): Promise<void> => {
			const end = Date.now() + maxMs;
			while (Date.now() - lastActivity < quietMs && Date.now() < end) await pause(200);
		},
		transfers: (): readonly Transfer[] =>
			[...started].map(([id, transfer]) => ({ ...transfer, kilobytes: sizes.get(id) ?? 0 })),
	};
};

declare global {
	interface Window {
		paints: { largestPaint: number; layoutShift: number };
	}
}

/** The app then prefetches no tabs, which a slow page would do before it is quiet. Runs in the page before its own scripts. */
const switchDataSaverOn = (): void => {
	Object.defineProperty(navigator, "connection", { value: { saveData: true } });
};

/** Runs in the page before its own scripts. */
const observePaints = (): void => {
	const paints = { largestPaint: 0, layoutShift: 0 };
	window.paints = paints;
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) paints.largestPaint = startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if (!Reflect.get(entry, "hadRecentInput")) paints.layoutShift += Number(Reflect.get(entry, "value"));
	}).observe({ type: "layout-shift", buffered: true });
};

const markedAt = async (page: Page, mark: string): Promise<number> => {
	const handle = await page.waitForFunction(
		(name) => performance.getEntriesByName(name)[0]?.startTime,
		{ timeout: maxMs },
		mark,
	);
	return Number(await handle.jsonValue());
};

const inlineStyles = async (page: Page): Promise<number> => {
	const text = await page.evaluate(() =>
		[...document.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n"),
	);
	return brotliCompressSync(text).length / 1000;
};
