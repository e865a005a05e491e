import { setTimeout as pause } from "node:timers/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { orderBudget } from "./budget.ts";
import { control } from "./control.ts";
import { prefixed, tableOf } from "./figures.ts";
import { worstWhile } from "./interactions.ts";
import { mediansOf } from "./median.ts";
import { openBrowser, openPhone } from "./phone.ts";
import { watch } from "./ticks.ts";
import { useOrders } from "./use-page.ts";

const uiDirectory = new URL("../packages/ui-react/dist", import.meta.url).pathname;
const account = "mia@tradewind.test";
const seconds = 10;

/** Measures the orders page of a customer with 500 open orders whose figures come 5 times a second each. */
export const benchOrders = async (): Promise<string> => {
	const host = await createNodeHost({ port: 0, uiDirectory });
	const browser = await openBrowser();
	try {
		console.error("/order: 500 orders × 5 pushes a second …");
		await control(host.url, "reset", { scenario: "untraded" });
		const opened = await control(host.url, "session/open", { account });
		const orders = { account, count: 500, pushesPerSecond: 5 };
		await control(host.url, "load", { instruments: 20, ticksPerSecond: 5, orders });
		const token = String(Object(opened).token);
		return tableOf(
			orderBudget,
			prefixed("orders", await mediansOf(() => orderFigures(browser, host.url, token))),
		);
	} finally {
		await browser.close();
		await host.close();
	}
};

const orderFigures = async (browser: Browser, origin: string, token: string) => {
	const phone = await openPhone(browser, { slowdown: 4, probed: true });
	try {
		const saved = JSON.stringify({ version: 1, token });
		await phone.page.evaluateOnNewDocument((text) => localStorage.setItem("tradewind", text), saved);
		await phone.page.goto(`${origin}/order`);
		await phone.page.waitForSelector("[data-order]");
		await pause(8000);
		const { report, ...figures } = await watch(phone, seconds);
		const interaction = await worstWhile(phone, useOrders);
		await phone.page.evaluate(() => {
			window.probe.wake();
			window.probe.reset();
		});
		await pause(1000);
		await phone.page.evaluate(() => window.probe.settle());
		const end = await phone.page.evaluate(() => window.probe.report());
		if (end.comparedAtEnd <= 5)
			throw new Error(`only ${end.comparedAtEnd} rows could be compared at the end`);
		return {
			pushes: (report.pushes / report.elapsed) * 1000,
			frame: figures.frameP95,
			commits: report.commits / seconds,
			longTasks: report.longTasks.length,
			tickToDom: figures.tickToDomP95,
			heapGrowth: figures.heapAfter / figures.heapBefore,
			rowsOutOfView: report.writesOutOfView,
			wrongAtEnd: end.wrongAtEnd,
			interaction,
		};
	} finally {
		await phone.close();
	}
};
