import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "puppeteer-core";
import { median } from "./median.ts";
import { openPhone } from "./phone.ts";

export interface Loading {
	/** kB as they travel. */
	readonly scripts: number;
	readonly styles: number;
	readonly requests: number;
	/** Milliseconds from navigation to the mark. */
	readonly marked: number;
}

/**
 * Loads a page on a slow phone: the requests until it sets the performance mark `mark` (`live quotes` on the home page,
 * `chart drawn` on the trade page), and the weight of all scripts and styles until it has come to rest. Inlined styles count with the styles, at their brotli size in the page.
 */
export const measureLoading = async (browser: Browser, url: string, mark: string): Promise<Loading> => {
	const runs: Loading[] = [];
	for (let run = 0; run < 3; run += 1) runs.push(await once(browser, url, mark));
	return {
		scripts: median(runs.map(({ scripts }) => scripts)),
		styles: median(runs.map(({ styles }) => styles)),
		requests: median(runs.map(({ requests }) => requests)),
		marked: median(runs.map(({ marked }) => marked)),
	};
};

const once = async (browser: Browser, url: string, mark: string): Promise<Loading> => {
	const phone = await openPhone(browser, { slowdown: 4, slowNetwork: true, probed: false });
	const started = new Map<string, { type: string; at: number }>();
	const finished = new Map<string, number>();
	let navigatedAt = 0;
	phone.tools.on("Network.requestWillBeSent", ({ requestId, type, timestamp, request }) => {
		navigatedAt ||= timestamp;
		// The thread's script has come within the page.
		if (!request.url.startsWith("blob:")) started.set(requestId, { type: type ?? "Other", at: timestamp });
	});
	const countSockets = (tools: CDPSession) =>
		tools.on("Network.webSocketWillSendHandshakeRequest", ({ requestId, timestamp }) =>
			started.set(requestId, { type: "WebSocket", at: timestamp }),
		);
	countSockets(phone.tools);
	phone.page.on("workercreated", ({ client }) => {
		countSockets(client);
		void client.send("Network.enable");
	});
	phone.tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
		finished.set(requestId, encodedDataLength),
	);
	try {
		await phone.page.goto(url, { waitUntil: "domcontentloaded" });
		const marked = await markedAt(phone.page, mark);
		const before = [...started.values()].filter(({ at }) => (at - navigatedAt) * 1000 <= marked);
		await pause(settling);
		const kilobytes = (type: string) =>
			[...started]
				.filter(([, request]) => request.type === type)
				.reduce((sum, [id]) => sum + (finished.get(id) ?? 0), 0) / 1000;
		return {
			scripts: kilobytes("Script"),
			styles: kilobytes("Stylesheet") + (await inlinedStyles(phone.page)),
			requests: before.length,
			marked,
		};
	} finally {
		await phone.close();
	}
};

/** Milliseconds after the mark in which the rest of the first code arrives; it counts too. */
const settling = 5000;

const markedAt = async (page: Page, mark: string): Promise<number> => {
	const handle = await page.waitForFunction(
		(name) => performance.getEntriesByName(name)[0]?.startTime,
		{ timeout: 60_000 },
		mark,
	);
	return Number(await handle.jsonValue());
};

const inlinedStyles = async (page: Page): Promise<number> => {
	const text = await page.evaluate(() =>
		[...document.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n"),
	);
	return brotliCompressSync(text).length / 1000;
};
