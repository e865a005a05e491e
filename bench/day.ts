import { chromium, request } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { atRest, trade } from "../packages/ui-react/e2e/day-of-trading.ts";
import { signIn } from "../packages/ui-react/e2e/device.ts";
import { type Kept, keptIn } from "../packages/ui-react/e2e/kept-in-page.ts";
import { openTrade } from "../packages/ui-react/e2e/trading.fixture.ts";
import { createPlatform } from "../packages/ui-react/e2e/trading-platform.ts";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { type BudgetRow, rowsOf } from "./budget.ts";
import { uiDirectory } from "./pages.ts";
import { asTable } from "./report.ts";

/** Before the day, so that everything that is loaded once is loaded. */
const warmUp = 3;
const orders = 50;
const hours = 8;

const dayBudget: readonly BudgetRow[] = rowsOf("day", "/trade", [
	["heap", "heap after ÷ before eight hours with 50 orders and notices", "×", { atMost: 1.2 }],
	["heapBefore", "heap before, after a garbage collection", "MB", "reported"],
	["detached", "nodes outside of the document that a script keeps", "", { atMost: 0 }],
	["nodes", "more DOM nodes than before", "", { atMost: 0 }],
	["listeners", "more listeners than before", "", { atMost: 0 }],
	["entries", "more elements in all arrays, maps and sets than before", "", "reported"],
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
		const trading = { page, platform, token, minutes: (hours * 60) / orders };
		const count = async (): Promise<Kept> => {
			await atRest(page);
			return keptIn(session);
		};
		const tradeOften = async (times: number): Promise<void> => {
			for (let placed = 0; placed < times; placed += 1) {
				await trade(trading);
				if ((placed + 1) % 10 === 0) console.error(`${placed + 1} orders …`);
			}
		};
		await tradeOften(warmUp);
		const before = await count();
		await tradeOften(orders);
		const after = await count();
		console.error(JSON.stringify({ before, after }, null, 1));
		return asTable(dayBudget, { app: figuresOf(before, after), baseline: {} });
	} finally {
		await calls.dispose();
		await browser.close();
		await host.close();
	}
};

const figuresOf = (before: Kept, after: Kept) => ({
	"day.heap": after.heap / before.heap,
	"day.heapBefore": before.heap / 1_000_000,
	"day.detached": after.detached.length,
	"day.nodes": after.nodes - before.nodes,
	"day.listeners": after.listeners - before.listeners,
	"day.entries": entriesOf(after) - entriesOf(before),
});

const entriesOf = ({ lists }: Kept): number => Object.values(lists).reduce((sum, size) => sum + size, 0);
