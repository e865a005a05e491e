import type { Figures } from "./figures.ts";

/** Times are compared with those of the baseline; `atMostTimesBaseline: 2` is twice as long. */
export type Limit =
	| { readonly atMost: number }
	| { readonly atLeast: number }
	| { readonly atMostTimesBaseline: number }
	| "reported";

/** One row of a budget table: what is measured on which page, and its limit. `id` names its figure. */
export interface BudgetRow {
	readonly id: string;
	readonly page: string;
	readonly what: string;
	readonly unit: string;
	readonly limit: Limit;
}

/** Figures by the id of their row: of the app, and of the hello-world baseline measured in turns with it. */
export interface Measured {
	readonly app: Figures;
	readonly baseline: Figures;
	/** The path that has the figure, for rows of several pages. */
	readonly paths?: Readonly<Record<string, string>>;
	/** Why a row was not measured, or only in part, by its id. */
	readonly failures?: Readonly<Record<string, string>>;
}

type Row = readonly [id: string, what: string, unit: string, limit: Limit];

export const rowsOf = (name: string, page: string, rows: readonly Row[]): readonly BudgetRow[] =>
	rows.map(([id, what, unit, limit]) => ({ id: `${name}.${id}`, page, what, unit, limit }));

interface PageLimits {
	readonly scripts: number;
	readonly styles: number;
	readonly requests: number;
}

const pageRows = (name: string, page: string, mark: string, limits: PageLimits): readonly BudgetRow[] =>
	rowsOf(name, page, [
		["scripts", `JavaScript before ${mark}, brotli`, "kB", { atMost: limits.scripts }],
		["laterScripts", "JavaScript that loads by itself afterwards, brotli", "kB", "reported"],
		["styles", `CSS before ${mark}, brotli`, "kB", { atMost: limits.styles }],
		["requests", `requests before ${mark}`, "", { atMost: limits.requests }],
		["layoutShift", "cumulative layout shift", "", { atMost: 0.01 }],
		["accessibility", "Lighthouse accessibility", "", { atLeast: 100 }],
		["bestPractices", "Lighthouse best practices", "", { atLeast: 100 }],
		["seo", "Lighthouse SEO", "", { atLeast: 100 }],
		["performance", "Lighthouse performance", "", "reported"],
		["blockingTime", "total blocking time, CPU ×4", "ms", "reported"],
		["largestPaint", "largest contentful paint, slow 4G, CPU ×4", "ms", "reported"],
		["marked", `${mark}, slow 4G, CPU ×4`, "ms", "reported"],
		[
			"tickToDom",
			"tick received to DOM written, p95, 1,000 ticks/s, CPU ×4",
			"ms",
			{ atMostTimesBaseline: 2 },
		],
		["commits", "React commits per second, 4,000 ticks/s", "", { atMost: 61 }],
		["missedFrames", "missed frames in those 10 s", "", { atMost: 6 }],
		["longTasks", "tasks over 50 ms in those 10 s", "", { atMost: 0 }],
		["heapGrowth", "heap after ÷ before those 10 s", "×", { atMost: 1.2 }],
		["rowsOutOfView", "writes to rows out of view in those 10 s", "", { atMost: 0 }],
	]);

export const budget: readonly BudgetRow[] = [
	...pageRows("home", "/", "live quotes", { scripts: 185, styles: 14, requests: 10 }),
	...pageRows("trade", "/trade", "chart drawn", { scripts: 250, styles: 16, requests: 14 }),
	...rowsOf("feature", "feature routes", [
		["scripts", "JavaScript on top of /, brotli, largest without a form", "kB", { atMost: 45 }],
		["formScripts", "JavaScript on top of /, brotli, largest with a form", "kB", { atMost: 60 }],
		["styles", "CSS on top of /, brotli, largest", "kB", { atMost: 4 }],
		["requests", "requests for code on top of /, most", "", { atMost: 6 }],
		["reads", "requests of the platform on top of /, most", "", "reported"],
		["layoutShift", "cumulative layout shift, largest", "", { atMost: 0.01 }],
	]),
];

/** 500 open orders, each pushed 5 times a second. */
export const orderBudget: readonly BudgetRow[] = rowsOf("orders", "/order", [
	["pushes", "order figures pushed a second, 500 open orders, CPU ×4", "", { atLeast: 2400 }],
	["commits", "React commits per second", "", { atMost: 61 }],
	["longTasks", "tasks over 50 ms in 10 s", "", { atMost: 0 }],
	["heapGrowth", "heap after ÷ before 10 s", "×", { atMost: 1.2 }],
	["rowsOutOfView", "writes to rows out of view in 10 s", "", { atMost: 0 }],
	["wrongAtEnd", "visible rows that differ from the last push", "", { atMost: 0 }],
	["tickToDom", "push received to DOM written, p95", "ms", { atMostTimesBaseline: 2 }],
	["interaction", "worst interaction: open an order, ask for stops, ask to close", "ms", "reported"],
]);

/** Figures that depend on the speed of the machine. */
export const isTime = ({ id, unit }: BudgetRow): boolean => unit === "ms" || id.endsWith(".performance");

/** "inconclusive": the baseline exceeds the limit too, so this machine can't show whether the app meets it. */
export type Verdict = "met" | "not met" | "inconclusive";

export const verdictOf = ({ id, limit }: BudgetRow, { app, baseline, failures }: Measured): Verdict => {
	const [value, base] = [app[id], baseline[id]];
	if (failures?.[id]) return "not met";
	if (isWithin(limit, value, base)) return "met";
	return value !== undefined && base !== undefined && !isWithin(limit, base, base)
		? "inconclusive"
		: "not met";
};

const isWithin = (limit: Limit, value: number | undefined, base: number | undefined): boolean => {
	if (limit === "reported") return true;
	if (value === undefined) return false;
	if ("atMost" in limit) return value <= limit.atMost;
	if ("atLeast" in limit) return value >= limit.atLeast;
	return base !== undefined && value <= limit.atMostTimesBaseline * base;
};
