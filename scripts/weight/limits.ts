import type { PageWeight } from "./page-weight.ts";

/** In kB after brotli. */
interface Limits {
	readonly scripts: number;
	readonly styles: number;
}

/** Their forms have 26 fields, pictures and a signature. */
const ofLoanApplication = ["/loan", "/loan/submit", "/loan/sign"];

/**
 * The budgets of docs/performance.md. Where a page weighs more than its budget, or much less, the limit is the weight that was
 * reached and two per cent more: lower it with each gain.
 */
const limitsOf = ({ path, hasForm }: PageWeight): Limits => {
	if (path === "/") return { scripts: 180, styles: 14 };
	if (path === "/trade") return { scripts: 250, styles: 16 };
	if (!hasForm) return { scripts: 43.6, styles: 4.9 };
	return { scripts: ofLoanApplication.includes(path) ? 66 : 60, styles: 5.5 };
};

/** What a page exceeds of its limits, in words. */
export const excessOf = (page: PageWeight): readonly string[] => {
	const limits = limitsOf(page);
	return (["scripts", "styles"] as const).flatMap((what) => {
		const kilobytes = page[what] / 1000;
		const isWithin = kilobytes <= limits[what];
		return isWithin
			? []
			: [`${page.path}: ${kilobytes.toFixed(1)} kB of ${what}, at most ${limits[what]} kB`];
	});
};
