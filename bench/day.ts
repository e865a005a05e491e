import { chromium, expect, request } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { createPlatform, openTrade, signIn } from "@tradewind/test-kit";
import { trade, tradeElsewhere } from "../packages/ui-react/e2e/day-of-trading.ts";
import { type Kept, keptIn, leftInBoth } from "../packages/ui-react/e2e/kept-in-page.ts";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { type BudgetRow, rowsOf } from "./budget.ts";
import { uiDirectory } from "./pages.ts";
import { asTable } from "./report.ts";

/** More orders than any bound of A-577. They end before the day begins. */
const enough = 110;
/** Orders of each half of the day. */
const half = 25;
const hours = 8;
const minutes = (hours * 60) / (2 * half);

const dayBudget: readonly BudgetRow[] = rowsOf("day", "/trade", [
	["heap", "heap after ÷ before eight hours with 50 orders and notices", "×", { atMost: 1.2 }],
	["heapBefore", "heap before, after a garbage collection", "MB", "reported"],
	[
		"left",
		"lists, nodes and listeners that grow with the orders, in each half of the day",
		"",
		{ atMost: 0 },
	],
	["nodes", "DOM nodes after − before", "", "reported"],
	["listeners", "listeners after − before", "", "reported"],
	["detached", "elements outside of the document that a script keeps, after − before", "", "reported"],
]);

/** Eight hours of trading on the trade page; the clock of the platform is moved, its ticks and bars arrive. Returns the table. */
export const benchDay = async (): Promise<string> => {
	const host = await createNodeHost({ port: 0, uiDirectory });
	const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
	const calls = await request.newContext({ baseURL: host.url });
	try {
		const context = await browser.newContext({
			baseURL: host.url,
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
			locale: "en-GB",
		});
		const page = await context.newPage();
		const platform = createPlatform(calls);
		await platform.reset("untraded");
		const token = await signIn(page, platform);
		await openTrade(page);
		const session = await context.newCDPSession(page);
		const trading = { page, platform, token, minutes };
		const partOfDay = async (orders: number): Promise<Kept> => {
			for (let placed = 0; placed < orders; placed += 1) {
				await trade(trading);
				if ((placed + 1) % 10 === 0) console.error(`${placed + 1} orders …`);
			}
			// The toasts have gone.
			await expect(page.getByRole("status").getByRole("button")).toHaveCount(0, { timeout: 60_000 });
			return keptIn(session);
		};
		// An open page gets a bar every five minutes, up to 10,000; of days it gets none.
		await page.getByRole("button", { name: "1 day" }).click();
		await tradeElsewhere(trading, enough);
		const before = await partOfDay(1);
		const noon = await partOfDay(half);
		const after = await partOfDay(half);
		return asTable(dayBudget, { app: figuresOf([before, noon, after]), baseline: {} });
	} finally {
		await calls.dispose();
		await browser.close();
		await host.close();
	}
};

const figuresOf = (kept: readonly [Kept, Kept, Kept]) => {
	const [before, , after] = kept;
	const left = leftInBoth(kept, half);
	for (const name of left) console.error(`grows: ${name}`);
	return {
		"day.heap": after.heap / before.heap,
		"day.heapBefore": before.heap / 1_000_000,
		"day.left": left.length,
		"day.nodes": after.nodes - before.nodes,
		"day.listeners": after.listeners - before.listeners,
		"day.detached": after.detached.length - before.detached.length,
	};
};
