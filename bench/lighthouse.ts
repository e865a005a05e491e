import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import type { Figures } from "./figures.ts";

/** One run of Lighthouse's mobile preset, with simulated throttling. */
export const runLighthouse = async (url: string): Promise<Figures> => {
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
				settings: { onlyCategories: ["performance", "accessibility", "best-practices", "seo"] },
			},
		);
		if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
		const { categories, audits } = result.lhr;
		const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
		return {
			performance: score("performance"),
			accessibility: score("accessibility"),
			bestPractices: score("best-practices"),
			seo: score("seo"),
			blockingTime: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
		};
	} finally {
		chrome.kill();
	}
};
