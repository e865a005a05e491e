import { rm } from "node:fs/promises";
import { createNodeHost } from "@tradewind/mock-server/node";
import type { Browser } from "puppeteer-core";
import { budget, isTime, orderBudget } from "./budget.ts";
import { buildRevision } from "./build-revision.ts";
import type { Figures } from "./figures.ts";
import { runLighthouse } from "./lighthouse.ts";
import { loadingFigures, loadPage } from "./loading.ts";
import { orderFigures } from "./orders.ts";
import { onlyTickToDom, pages, tickLoad, uiDirectory } from "./pages.ts";
import { openBrowser } from "./phone.ts";
import { asComparison, type Turn } from "./report.ts";
import { measureTicks } from "./ticks.ts";
import { inTurns } from "./turns.ts";

const turns = 5;

/** The directories of two builds. */
interface Builds {
	readonly before: string;
	readonly now: string;
}

/** The turns of each row, by its id. */
type TurnsOfRows = Readonly<Record<string, readonly Turn[]>>;

/**
 * Measures the app in turns with its build at `revision`, both on the current platform: all rows that depend on the speed of the
 * machine. Parts that the earlier build does not support are listed below the table.
 */
export const benchCompare = async (revision: string): Promise<string> => {
	const builds = { before: await buildRevision(revision), now: uiDirectory };
	const browser = await openBrowser();
	try {
		const measured: Record<string, readonly Turn[]> = {};
		for (const page of pages) Object.assign(measured, await pageTurns(browser, builds, page));
		Object.assign(
			measured,
			await compared("orders", "500 orders", builds, (directory) => orderFigures(browser, directory)),
		);
		const rows = [...budget, ...orderBudget].filter(isTime);
		const missing = rows.filter(({ id }) => !measured[id]).map(({ page, what }) => `${page} ${what}`);
		return [
			`Before: ${revision}.`,
			asComparison(
				rows.filter(({ id }) => measured[id]),
				measured,
			),
			...(missing.length > 0 ? [`Not supported by the earlier build: ${missing.join("; ")}.`] : []),
		].join("\n\n");
	} finally {
		await browser.close();
		await rm(builds.before, { recursive: true, force: true });
	}
};

const pageTurns = async (
	browser: Browser,
	builds: Builds,
	{ name, path, mark }: (typeof pages)[number],
): Promise<TurnsOfRows> => {
	const before = await createNodeHost({ port: 0, uiDirectory: builds.before });
	const now = await createNodeHost({ port: 0, uiDirectory: builds.now });
	const urls = { before: before.url + path, now: now.url + path };
	try {
		return {
			...(await compared(name, `${path}: loading`, urls, async (url) =>
				loadingFigures(await loadPage(browser, url, { mark })),
			)),
			...(await compared(name, `${path}: Lighthouse`, urls, runLighthouse)),
			...(await compared(name, `${path}: 1,000 ticks a second`, urls, async (url) =>
				onlyTickToDom(await measureTicks(browser, url, tickLoad)),
			)),
		};
	} finally {
		await before.close();
		await now.close();
	}
};

/** The turns of all figures of `measure`, by row; none if the earlier build can't be measured. */
const compared = async (
	name: string,
	what: string,
	builds: Builds,
	measure: (build: string) => Promise<Figures>,
): Promise<TurnsOfRows> => {
	console.error(`${what} …`);
	try {
		const [before, now] = await inTurns(
			turns,
			() =>
				measure(builds.before).catch((cause) => {
					throw new EarlierBuildFailed("The earlier build could not be measured.", { cause });
				}),
			() => measure(builds.now),
		);
		return Object.fromEntries(
			Object.keys(now[0] ?? {}).map((figure) => [
				`${name}.${figure}`,
				now.map((run, turn) => ({
					before: before[turn]?.[figure] ?? Number.NaN,
					now: run[figure] ?? Number.NaN,
				})),
			]),
		);
	} catch (error) {
		if (!(error instanceof EarlierBuildFailed)) throw error;
		console.error(error);
		return {};
	}
};

class EarlierBuildFailed extends Error {}
