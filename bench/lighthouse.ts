import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { median } from "./median.ts";

const runs = 3;

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
	const figures: LighthouseFigures[] = [];
	for (let run = 0; run < runs; run += 1) figures.push(await once(url, profile));
	const medianOf = (pick: (figure: LighthouseFigures) => number) => median(figures.map(pick));
	return {
		performance: medianOf((figure) => figure.performance),
		accessibility: medianOf((figure) => figure.accessibility),
		bestPractices: medianOf((figure) => figure.bestPractices),
		seo: medianOf((figure) => figure.seo),
		totalBlockingTime: medianOf((figure) => figure.totalBlockingTime),
		layoutShift: medianOf((figure) => figure.layoutShift),
		lcp: medianOf((figure) => figure.lcp),
	};
};

const once = async (url: string, { method, slowdown }: Profile): Promise<LighthouseFigures> => {
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
