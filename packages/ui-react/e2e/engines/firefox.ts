import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { ElementHandle, type Frame } from "puppeteer-core";
import type { Driver, Handle } from "./driver.ts";

/** Starts Firefox without a window; it is driven by WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<Driver> => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-firefox-"));
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath,
		headless: true,
		protocolTimeout: 60_000,
		extraPrefsFirefox: {
			"browser.download.dir": folder,
			"browser.download.folderList": 2,
			"browser.download.useDownloadDir": true,
			"browser.download.always_ask_before_handling_new_types": false,
			"browser.helperApps.neverAsk.saveToDisk": "text/csv,application/pdf",
			"pdfjs.disabled": true,
			"intl.accept_languages": "en-GB, en",
		},
	});
	const page = (await browser.pages())[0] ?? (await browser.newPage());
	page.setDefaultNavigationTimeout(60_000);
	const logged: Promise<string>[] = [];
	page.on("console", (message) => {
		if (!["error", "warn"].includes(message.type())) return;
		const words = message.args().map((word) => word.evaluate(String).catch(() => message.text()));
		const where = message
			.stackTrace()
			.slice(0, 3)
			.map(({ url, lineNumber }) => ` at ${url}:${lineNumber}`);
		logged.push(Promise.all(words).then((all) => `${all.join(" ") || message.text()}${where.join("")}`));
	});
	page.on("pageerror", (error) =>
		logged.push(Promise.resolve(error instanceof Error ? error.message : String(error))),
	);
	let frame: Frame = page.mainFrame();
	const elementOf = (handle: Handle): ElementHandle => {
		if (handle instanceof ElementHandle) return handle;
		throw new Error("not an element of Firefox");
	};
	return {
		engine: `Firefox ${(await browser.version()).replace(/^.*\//, "")}`,
		downloads: folder,
		goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
		back: async () => void (await page.goBack({ waitUntil: "load" })),
		forward: async () => void (await page.goForward({ waitUntil: "load" })),
		reload: async () => void (await page.reload({ waitUntil: "load" })),
		run: (script, args) => frame.evaluate(`(${script})(...${JSON.stringify(args)})`),
		find: async (script, args) => {
			const found = await frame.evaluateHandle(`(${script})(...${JSON.stringify(args)})`);
			return found.asElement() ?? undefined;
		},
		enter: async (entered) => {
			frame = (entered === undefined ? undefined : page.frames().at(1)) ?? page.mainFrame();
		},
		click: (element) => elementOf(element).click(),
		typeText: (text) => page.keyboard.type(text),
		pressKey: (key) => page.keyboard.press(key),
		upload: async (element, paths) => {
			const field = await elementOf(element).toElement("input");
			await field.uploadFile(...paths);
		},
		draw: async ([first, ...others]) => {
			if (!first) return;
			await page.mouse.move(first.x, first.y);
			await page.mouse.down();
			for (const { x, y } of others) await page.mouse.move(x, y);
			await page.mouse.up();
		},
		resize: (size) => page.setViewport(size),
		screenshot: async () => Buffer.from(await page.screenshot()),
		clearCookies: async () => {
			await browser.deleteCookie(...(await browser.cookies()));
		},
		takeConsole: () => Promise.all(logged.splice(0)),
		stop: async () => {
			await browser.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
};
