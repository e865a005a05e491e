import { rm } from "node:fs/promises";
import { createNodeHost, type NodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { examplesOf } from "../../packages/ui-react/src/routes/example-addresses.ts";
import type { Route } from "../../packages/ui-react/src/routes/route.ts";
import { routes } from "../../packages/ui-react/src/routes.ts";
import { buildBaseline } from "../baseline/build-baseline.ts";
import { control } from "../control.ts";
import { saveSession } from "../loading.ts";
import { uiDirectory } from "../pages.ts";
import { openBrowser, openPhone, type Phone } from "../phone.ts";
import { controlsReport } from "./controls-report.ts";
import { installPageControls } from "./page-controls.ts";
import { type Press, pressScreen } from "./screen-presses.ts";

const account = "mia@tradewind.test";

/** 4,000 ticks a second. */
const heavyLoad = { instruments: 200, ticksPerSecond: 20 };

/** Screens that lead a signed-in customer away. */
const ofVisitors: readonly string[] = ["/login", "/register"];

/** The hello-world page is measured before every group of this many screens. */
const groupSize = 8;

/** On so many pages each control of the frame, such as a link of the tab bar, is pressed. */
const mostOfFrame = 3;

interface Extent {
	readonly slowdown: number;
	/** The paths whose screens are pressed. */
	readonly paths: readonly string[];
	readonly minutes: number;
}

/** Presses each control of each route, or of the route with this path, under ticks on a slow phone. Returns the tables. */
export const benchControls = async (path?: string): Promise<string> => {
	const paths = routes.map((route) => route.path).filter((one) => path === undefined || one === path);
	if (paths.length === 0) throw new Error(`There is no route ${path}.`);
	const presses = await measureControls({ slowdown: 4, paths, minutes: 9 });
	return controlsReport(presses);
};

/** Presses the controls of a small route at full speed. Throws if none can be pressed; its times are meaningless. */
export const benchControlsShortly = async (): Promise<string> => {
	const presses = await measureControls({ slowdown: 1, paths: ["/mine/system"], minutes: 2 });
	const report = controlsReport(presses);
	for (const side of [presses.app, presses.baseline])
		if (!side.some(({ measured }) => "duration" in measured))
			throw new Error(`No control could be pressed.\n${report}`);
	return report;
};

export interface Presses {
	readonly app: readonly Press[];
	readonly baseline: readonly Press[];
}

const measureControls = async ({ slowdown, paths, minutes }: Extent): Promise<Presses> => {
	const baselineDirectory = await buildBaseline();
	const app = await createNodeHost({ port: 0, uiDirectory });
	const baseline = await createNodeHost({ port: 0, uiDirectory: baselineDirectory });
	const browser = await openBrowser();
	const endsAt = Date.now() + minutes * 60_000;
	const sheets = new Set<string>();
	const isSeen = (sheet: string): boolean => {
		const isOld = sheets.has(sheet);
		sheets.add(sheet);
		return isOld;
	};
	const timesOfFrame = new Map<string, number>();
	const isFamiliar = (name: string): boolean => {
		const times = (timesOfFrame.get(name) ?? 0) + 1;
		timesOfFrame.set(name, times);
		return times > mostOfFrame;
	};
	const presses: { readonly app: Press[]; readonly baseline: Press[] } = { app: [], baseline: [] };
	const addresses = paths.flatMap((path) => examplesOf({ path: path as Route["path"] }));
	try {
		for (const [place, address] of addresses.entries()) {
			if (place % groupSize === 0) {
				console.error("hello world …");
				const open = () => openUnderLoad(browser, baseline, "/quotes");
				const isNew = () => false;
				const ofBaseline = { address: "/quotes", open, slowdown, isSeen: isNew, isFamiliar: isNew, endsAt };
				for (let round = 0; round < 2; round += 1) presses.baseline.push(...(await pressScreen(ofBaseline)));
				await control(baseline.url, "reset", {});
			}
			const startedAt = Date.now();
			const open = () => openUnderLoad(browser, app, address);
			const pressed = await pressScreen({ address, open, slowdown, isSeen, isFamiliar, endsAt });
			presses.app.push(...pressed);
			await control(app.url, "reset", {});
			console.error(`${address}: ${pressed.length} presses, ${Date.now() - startedAt} ms`);
		}
		return presses;
	} finally {
		await browser.close();
		await baseline.close();
		await app.close();
		await rm(baselineDirectory, { recursive: true, force: true });
	}
};

/** Opens the address on a new phone and a platform in its first state, which ticks at load rate. */
const openUnderLoad = async (browser: Browser, { url }: NodeHost, address: string): Promise<Phone> => {
	await control(url, "reset", { scenario: "holding-orders" });
	await control(url, "load", heavyLoad);
	const phone = await openPhone(browser, { slowdown: 1, probed: false });
	const { page, tools } = phone;
	page.on("popup", (popup) => void popup?.close());
	page.on("dialog", (dialog) => void dialog.dismiss());
	await tools.send("Page.setInterceptFileChooserDialog", { enabled: true });
	await page.evaluateOnNewDocument(installPageControls);
	if (!ofVisitors.some((path) => address.startsWith(path))) {
		const session = await control(url, "session/open", { account });
		await saveSession(page, String(Object(session).token));
	}
	await page.goto(url + address);
	await page.waitForSelector("button, a[href]");
	return phone;
};
