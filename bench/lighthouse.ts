import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { mediansOfRuns } from "./median.ts";

const turns = 3;

/** Medians of three runs of one page. */
export interface LighthouseFigures {
	readonly performance: number;
	readonly accessibility: number;
	readonly bestPractices: number;
	readonly seo: number;
	readonly totalBlockingTime: number;
	readonly layoutShift: number;
	readonly lcp: number;
}

interface Profile {
	readonly method: "simulate" | "devtools";
	readonly slowdown: number;
}

export const measureWithLighthouse = async (url: string, profile: Profile): Promise<LighthouseFigures> => {
	const { page } = await measureInTurns({ page: url }, profile);
	return page;
};

/** The same of several pages that take turns: how fast the machine is changes by the minute, and for all of them alike. */
export const measureInTurns = async <Name extends string>(
	urls: Readonly<Record<Name, string>>,
	profile: Profile,
): Promise<Readonly<Record<Name, LighthouseFigures>>> => {
	const pages = Object.entries<string>(urls).map(([name, url]) => ({
		name,
		url,
		runs: [] as LighthouseFigures[],
	}));
	for (let turn = 0; turn < turns; turn += 1)
		for (const { url, runs } of pages) runs.push(await lighthouseOnce(url, profile));
	return Object.fromEntries(pages.map(({ name, runs }) => [name, mediansOfRuns(runs)])) as Record<
		Name,
		LighthouseFigures
	>;
};

/** One run. */
export const lighthouseOnce = async (
	url: string,
	{ method, slowdown }: Profile,
): Promise<LighthouseFigures> => {
	const chrome = await launch({
		chromePath: requireBrowser(),
		chromeFlags: [...browserFlags, "--headless=new", "--disable-gpu"],
	});
	try {
		const result = await lighthouse(
			url,
			{ port: chrome.port, logLevel: "error" },
			{
				extends: "lighthouse:default",
				settings: {
					onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
					throttlingMethod: method,
					throttling: { ...mobileThrottling, cpuSlowdownMultiplier: slowdown },
				},
			},
		);
		if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
		const { categories, audits } = result.lhr;
		const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
		const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
		return {
			performance: score("performance"),
			accessibility: score("accessibility"),
			bestPractices: score("best-practices"),
			seo: score("seo"),
			totalBlockingTime: figure("total-blocking-time"),
			layoutShift: figure("cumulative-layout-shift"),
			lcp: figure("largest-contentful-paint"),
		};
	} finally {
		chrome.kill();
	}
};

/** Lighthouse's own mobile profile. */
const mobileThrottling = {
	rttMs: 150,
	throughputKbps: 1.6 * 1024,
	requestLatencyMs: 150 * 3.75,
	downloadThroughputKbps: 1.6 * 1024 * 0.9,
	uploadThroughputKbps: 750 * 0.9,
};
