import type { Browser, Page } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { orderBudget } from "./budget.ts";
import { control } from "./control.ts";
import { type Figures, prefixed, tableOf } from "./figures.ts";
import { openBrowser, openPhone } from "./phone.ts";
import { watch } from "./ticks.ts";

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
		return tableOf(orderBudget, await orderFigures(browser, host.url, String(Object(opened).token)));
	} finally {
		await browser.close();
		await host.close();
	}
};

const orderFigures = async (browser: Browser, origin: string, token: string): Promise<Figures> => {
	const phone = await openPhone(browser, { slowdown: 4, slowNetwork: false });
	try {
		const saved = JSON.stringify({ version: 1, token });
		await phone.page.addInitScript((text) => localStorage.setItem("tradewind", text), saved);
		await phone.page.goto(`${origin}/order`);
		await phone.page.locator("[data-order]").first().waitFor();
		await phone.page.waitForTimeout(8000);
		const pushedBefore = await pushed(phone.page);
		const { report, ...figures } = await watch(phone, seconds);
		const pushes = ((await pushed(phone.page)) - pushedBefore) / seconds;
		await phone.page.evaluate(() => {
			window.probe.rest();
			window.probe.reset();
		});
		await useOrders(phone.page);
		const { interactions } = await phone.page.evaluate(() => window.probe.report());
		await phone.page.evaluate(() => window.probe.wake());
		await phone.page.waitForTimeout(1000);
		await phone.page.evaluate(() => window.probe.settle());
		const end = await phone.page.evaluate(() => window.probe.report());
		return prefixed("orders", {
			pushes,
			frame: figures.frameP95,
			commits: report.commits / seconds,
			longTasks: report.longTasks.length,
			tickToDom: figures.tickToDomP95,
			heapGrowth: figures.heapAfter / figures.heapBefore,
			rowsOutOfView: report.writesOutOfView,
			wrongAtEnd: end.comparedAtEnd > 5 ? end.wrongAtEnd : "too few rows to compare",
			interaction: Math.max(0, ...interactions),
		});
	} finally {
		await phone.close();
	}
};

const pushed = (page: Page): Promise<number> => page.evaluate(() => window.probe.report().pushes);

/** What a customer asks of an order while all of them move; nothing is sent. */
const useOrders = async (page: Page): Promise<void> => {
	const row = page.locator("[data-order] button").nth(3);
	const sheet = page.getByRole("dialog");
	await row.tap();
	await sheet.getByRole("button", { name: "Set SL / TP" }).tap();
	await sheet.getByRole("button", { name: "Back" }).tap();
	await sheet.getByRole("button", { name: "Close position" }).tap();
	await sheet.getByRole("button", { name: "Keep it" }).tap();
	await sheet.getByRole("button", { name: "Close", exact: true }).tap();
	await page.waitForTimeout(1000);
};
