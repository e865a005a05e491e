import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { buildBaseline } from "./baseline/build-baseline.ts";
import { orderBudget } from "./budget.ts";
import { control } from "./control.ts";
import { type Figures, prefixed } from "./figures.ts";
import { worstInteraction } from "./interactions.ts";
import { saveSession } from "./loading.ts";
import { mediansOf } from "./median.ts";
import { uiDirectory } from "./pages.ts";
import { openBrowser, openPhone, type Phone } from "./phone.ts";
import { asTable } from "./report.ts";
import { observe } from "./ticks.ts";
import { inTurns } from "./turns.ts";
import { useBareOrders, useOrders } from "./use-orders.ts";

const account = "mia@tradewind.test";
const turns = 3;

/** Measures the orders page with 500 open orders, in turns with a bare list of the same orders. Returns the table. */
export const benchOrders = async (): Promise<string> => {
	const baselineDirectory = await buildBaseline();
	const browser = await openBrowser();
	try {
		console.error("/order: 500 orders × 5 pushes a second …");
		const [app, baseline] = await inTurns(
			turns,
			() => orderFigures(browser, uiDirectory),
			() => onOrdersPage(browser, baselineDirectory, bareFigures),
		);
		return asTable(orderBudget, {
			app: prefixed("orders", mediansOf(app)),
			baseline: prefixed("orders", mediansOf(baseline)),
		});
	} finally {
		await browser.close();
		await rm(baselineDirectory, { recursive: true, force: true });
	}
};

/** One run of the orders page of the build in `directory`. */
export const orderFigures = (browser: Browser, directory: string): Promise<Figures> =>
	onOrdersPage(browser, directory, appFigures);

/** Opens the orders page of the build in `directory` on its own platform, and measures it when it is idle. */
const onOrdersPage = async (
	browser: Browser,
	directory: string,
	measure: (phone: Phone) => Promise<Figures>,
): Promise<Figures> => {
	const { url, close } = await createNodeHost({ port: 0, uiDirectory: directory });
	await control(url, "reset", { scenario: "untraded" });
	const session = await control(url, "session/open", { account });
	const orders = { account, count: 500, pushesPerSecond: 5 };
	await control(url, "load", { instruments: 20, ticksPerSecond: 5, orders });
	const phone = await openPhone(browser, { slowdown: 4, probed: true });
	try {
		await saveSession(phone.page, String(Object(session).token));
		await phone.page.goto(`${url}/order`);
		await phone.page.waitForSelector("[data-order]");
		await pause(8000);
		return await measure(phone);
	} finally {
		await phone.close();
		await close();
	}
};

const bareFigures = async (phone: Phone): Promise<Figures> => {
	const { longTasks = Number.NaN, tickToDom = Number.NaN } = await observe(phone);
	return { longTasks, tickToDom, interaction: await worstInteraction(phone, useBareOrders) };
};

const appFigures = async (phone: Phone): Promise<Figures> => {
	const observed = await observe(phone);
	const interaction = await worstInteraction(phone, useOrders);
	await phone.page.evaluate(() => {
		window.probe.resume();
		window.probe.reset();
	});
	await pause(1000);
	await phone.page.evaluate(() => window.probe.settle());
	const { comparedAtEnd, wrongAtEnd } = await phone.page.evaluate(() => window.probe.report());
	if (comparedAtEnd <= 5) throw new Error(`Only ${comparedAtEnd} rows could be compared at the end.`);
	return { ...observed, wrongAtEnd, interaction };
};
