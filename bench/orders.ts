import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { orderBudget } from "./budget.ts";
import { control } from "./control.ts";
import { ofTheFloor, prefixed, tableOf } from "./figures.ts";
import { buildFloor } from "./floor/build-floor.ts";
import { worstWhile } from "./interactions.ts";
import { mediansOfRuns } from "./median.ts";
import { openBrowser, openPhone, type Phone } from "./phone.ts";
import { watch } from "./ticks.ts";
import { useBareOrders, useOrders } from "./use-page.ts";

const uiDirectory = new URL("../packages/ui-react/dist", import.meta.url).pathname;
const account = "mia@tradewind.test";
const seconds = 10;
const turns = 3;

/**
 * Measures the orders page of a customer with 500 open orders whose figures come 5 times a second each, in turns with a bare list of
 * them: how fast the machine is changes by the minute, and for both alike.
 */
export const benchOrders = async (): Promise<string> => {
	const floorDirectory = await buildFloor();
	const browser = await openBrowser();
	const [floors, runs] = [[] as OrderFloor[], [] as OrderFigures[]];
	try {
		console.error("/order: 500 orders × 5 pushes a second …");
		for (let turn = 0; turn < turns; turn += 1) {
			floors.push(await onThePage(browser, floorDirectory, bareFigures));
			runs.push(await orderFigures(browser, uiDirectory));
		}
	} finally {
		await browser.close();
		await rm(floorDirectory, { recursive: true, force: true });
	}
	return tableOf(orderBudget, {
		...prefixed("orders", mediansOfRuns(runs)),
		...ofTheFloor(prefixed("orders", mediansOfRuns(floors))),
	});
};

/** A platform that serves the pages of `directory` and tells 500 orders of one customer, who has `token`. */
const openLoadedPlatform = async (directory: string) => {
	const { url, close } = await createNodeHost({ port: 0, uiDirectory: directory });
	await control(url, "reset", { scenario: "untraded" });
	const opened = await control(url, "session/open", { account });
	const orders = { account, count: 500, pushesPerSecond: 5 };
	await control(url, "load", { instruments: 20, ticksPerSecond: 5, orders });
	return { url, token: String(Object(opened).token), close };
};

/** Measures the orders page of `directory` when it has come to rest, on a platform of its own that works for nobody else. */
const onThePage = async <Measured>(
	browser: Browser,
	directory: string,
	measure: (phone: Phone) => Promise<Measured>,
): Promise<Measured> => {
	const platform = await openLoadedPlatform(directory);
	const phone = await openPhone(browser, { slowdown: 4, probed: true });
	try {
		const saved = JSON.stringify({ version: 1, token: platform.token });
		await phone.page.evaluateOnNewDocument((text) => localStorage.setItem("tradewind", text), saved);
		await phone.page.goto(`${platform.url}/order`);
		await phone.page.waitForSelector("[data-order]");
		await pause(8000);
		return await measure(phone);
	} finally {
		await phone.close();
		await platform.close();
	}
};

const pushFigures = async (phone: Phone) => {
	const { report, ...figures } = await watch(phone, seconds);
	return {
		pushes: (report.pushes / report.elapsed) * 1000,
		frame: figures.frameP95,
		commits: report.commits / seconds,
		longTasks: report.longTasks.length,
		tickToDom: figures.tickToDomP95,
		heapGrowth: figures.heapAfter / figures.heapBefore,
		rowsOutOfView: report.writesOutOfView,
	};
};

/** One run of the orders page of the build in `directory`. */
export const orderFigures = (browser: Browser, directory: string) =>
	onThePage(browser, directory, figuresInUse);

type OrderFigures = Awaited<ReturnType<typeof orderFigures>>;

/** Of a bare list of the same orders: what it is to follow them, and to open one. */
const bareFigures = async (phone: Phone) => {
	const { frame, longTasks, tickToDom } = await pushFigures(phone);
	return { frame, longTasks, tickToDom, interaction: await worstWhile(phone, useBareOrders) };
};

type OrderFloor = Awaited<ReturnType<typeof bareFigures>>;

const figuresInUse = async (phone: Phone) => {
	const pushed = await pushFigures(phone);
	const interaction = await worstWhile(phone, useOrders);
	await phone.page.evaluate(() => {
		window.probe.wake();
		window.probe.reset();
	});
	await pause(1000);
	await phone.page.evaluate(() => window.probe.settle());
	const { comparedAtEnd, wrongAtEnd } = await phone.page.evaluate(() => window.probe.report());
	if (comparedAtEnd <= 5) throw new Error(`only ${comparedAtEnd} rows could be compared at the end`);
	return { ...pushed, wrongAtEnd, interaction };
};
