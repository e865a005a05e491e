import { rm } from "node:fs/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { type BudgetRow, budget, orderBudget } from "./budget.ts";
import { buildRevision } from "./build-revision.ts";
import { worstInteraction } from "./interactions.ts";
import { lighthouseOnce } from "./lighthouse.ts";
import { orderFigures } from "./orders.ts";
import { tickFigures } from "./pages.ts";
import { openBrowser } from "./phone.ts";
import { asComparison, type Turn } from "./report.ts";
import { usePage } from "./use-page.ts";

const uiDirectory = new URL("../packages/ui-react/dist", import.meta.url).pathname;

/** Turns of each measurement; ticks and pushes swing most. */
const turns = { lighthouse: 5, interactions: 3, load: 5 };

/** The app as it was, and as it is. */
interface Sides<Side> {
	readonly before: Side;
	readonly now: Side;
}

/** The turns of each row, by its name in the budget. */
type Turns = Readonly<Record<string, readonly Turn[]>>;

/**
 * Measures the app in turns with itself as it was at `revision`, on the platform of today: all rows whose figures depend on how
 * fast the machine is, which changes by the minute and for both alike. Who comes first changes with each turn. What the build of
 * `revision` can't be used for yet is left out, and said below the table.
 */
export const benchAgainst = async (revision: string): Promise<string> => {
	const directories = { before: await buildRevision(revision), now: uiDirectory };
	const browser = await openBrowser();
	try {
		const measured: Turns = {
			...(await pageTurns(browser, directories, "/")),
			...(await pageTurns(browser, directories, "/trade")),
			...(await orderTurns(browser, directories)),
		};
		const rows = [...budget, ...orderBudget].filter(dependsOnTheMachine);
		const isMeasured = ({ id }: BudgetRow) => measured[id] !== undefined;
		const leftOut = rows.filter((row) => !isMeasured(row)).map(({ page, what }) => `${page} ${what}`);
		return [
			`Before: ${revision}.`,
			asComparison(rows.filter(isMeasured), measured),
			...(leftOut.length > 0
				? [`Not measured, for that build can't be used so: ${leftOut.join("; ")}.`]
				: []),
		].join("\n\n");
	} finally {
		await browser.close();
		await rm(directories.before, { recursive: true, force: true });
	}
};

const dependsOnTheMachine = ({ id }: BudgetRow): boolean =>
	/\.(performance|tbt4|tbt12|interaction|interaction4|interaction12|tickFrame|frame|tickToDom)$/.test(id);

const pageTurns = async (
	browser: Browser,
	directories: Sides<string>,
	path: "/" | "/trade",
): Promise<Turns> => {
	const name = path === "/" ? "home" : "trade";
	const hosts = {
		before: await createNodeHost({ port: 0, uiDirectory: directories.before }),
		now: await createNodeHost({ port: 0, uiDirectory: directories.now }),
	};
	const urls = { before: hosts.before.url + path, now: hosts.now.url + path };
	try {
		console.error(`${path}: Lighthouse …`);
		const loaded = await inTurns(name, turns.lighthouse, urls, async (url) => {
			const usual = await lighthouseOnce(url, { method: "simulate", slowdown: 4 });
			const slow = await lighthouseOnce(url, { method: "simulate", slowdown: 12 });
			return {
				performance: usual.performance,
				tbt4: usual.totalBlockingTime,
				tbt12: slow.totalBlockingTime,
			};
		});
		console.error(`${path}: interactions …`);
		const used = await inTurns(name, turns.interactions, urls, async (url) => ({
			interaction4: await worstInteraction(browser, url, 4, usePage[path]),
			interaction12: await worstInteraction(browser, url, 12, usePage[path]),
		}));
		console.error(`${path}: 1,000 ticks a second …`);
		const ticked = await inTurns(name, turns.load, urls, (url) => tickFigures(browser, url));
		return { ...loaded, ...used, ...ticked };
	} finally {
		await hosts.before.close();
		await hosts.now.close();
	}
};

const orderTurns = (browser: Browser, directories: Sides<string>): Promise<Turns> => {
	console.error("/order: 500 orders × 5 pushes a second …");
	return inTurns("orders", turns.load, directories, (directory) => orderFigures(browser, directory));
};

/** What `measure` gives of both, once a turn, by the rows of `name`; nothing, if the build before can't be measured so. */
const inTurns = async <Side>(
	name: string,
	times: number,
	sides: Sides<Side>,
	measure: (side: Side) => Promise<Readonly<Record<string, number>>>,
): Promise<Turns> => {
	const measured: Record<string, Turn[]> = {};
	for (let turn = 0; turn < times; turn += 1) {
		const figures: Record<keyof Sides<Side>, Readonly<Record<string, number>>> = { before: {}, now: {} };
		for (const side of turn % 2 === 0 ? (["before", "now"] as const) : (["now", "before"] as const))
			try {
				figures[side] = await measure(sides[side]);
			} catch (error) {
				if (turn > 0 || side === "now") throw error;
				console.error(`… not of the build before: ${error}`);
				return {};
			}
		const { before, now } = figures;
		for (const [figure, was] of Object.entries(before)) {
			const row = `${name}.${figure}`;
			measured[row] = [...(measured[row] ?? []), { before: was, now: now[figure] ?? Number.NaN }];
		}
	}
	return measured;
};
