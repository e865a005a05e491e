import { chromium, expect, request } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { trade } from "../packages/ui-react/e2e/day-of-trading.ts";
import { signIn } from "../packages/ui-react/e2e/device.ts";
import { grown, type Kept, keptIn } from "../packages/ui-react/e2e/kept-in-page.ts";
import { openTrade } from "../packages/ui-react/e2e/trading.fixture.ts";
import { createPlatform } from "../packages/ui-react/e2e/trading-platform.ts";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { type BudgetRow, rowsOf } from "./budget.ts";
import { uiDirectory } from "./pages.ts";
import { asTable } from "./report.ts";

/** Orders of the first two hours, in which the page reaches its bounds. */
const warmUp = 10;
/** Orders of each of the two halves of the day after that. */
const half = 20;
const hours = 8;
const minutes = (hours * 60) / (warmUp + 2 * half);

const dayBudget: readonly BudgetRow[] = rowsOf("day", "/trade", [
	["heap", "heap after ÷ before eight hours with 50 orders and notices", "×", { atMost: 1.2 }],
	["heapBefore", "heap before, after a garbage collection", "MB", "reported"],
	[
		"lists",
		"kinds of lists that grow by an element for each order, in each half of the day",
		"",
		{ atMost: 0 },
	],
	["nodes", "more DOM nodes after the second half of the day than after the first", "", { atMost: half }],
	["listeners", "more listeners", "", { atMost: 0 }],
	["detached", "more elements outside of the document that a script keeps", "", { atMost: 0 }],
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
		const before = await partOfDay(1);
		const warm = await partOfDay(warmUp - 1);
		const noon = await partOfDay(half);
		const after = await partOfDay(half);
		return asTable(dayBudget, { app: figuresOf(before, [warm, noon, after]), baseline: {} });
	} finally {
		await calls.dispose();
		await browser.close();
		await host.close();
	}
};

const figuresOf = (before: Kept, [warm, noon, after]: readonly [Kept, Kept, Kept]) => {
	const earlier = grown(warm, noon);
	const steady = [...grown(noon, after)].filter(
		([name, more]) => /^(Array|Map|Set) of/.test(name) && Math.min(more, earlier.get(name) ?? 0) >= half,
	);
	for (const [name, more] of steady) console.error(`${name}: ${more} more`);
	return {
		"day.heap": after.heap / before.heap,
		"day.heapBefore": before.heap / 1_000_000,
		"day.lists": steady.length,
		"day.nodes": after.nodes - noon.nodes,
		"day.listeners": after.listeners - noon.listeners,
		"day.detached": after.detached.length - noon.detached.length,
	};
};
