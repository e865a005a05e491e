/** One line of the budget table: what is measured, on which page, and the most or least that is allowed. */
export interface BudgetRow {
	readonly id: string;
	readonly what: string;
	readonly page: string;
	readonly unit: string;
	readonly limit: { readonly atMost: number } | { readonly atLeast: number } | "reported";
	/** What would meet the row; printed when it is not met. */
	readonly remedy: string;
}

export interface Measurement {
	readonly row: BudgetRow;
	/** `undefined` when the measurement could not be taken; `why` then says so. */
	readonly value: number | undefined;
	readonly why?: string;
	/** The same of a hello-world screen on the same libraries, measured in turns with the app. */
	readonly floor?: number | undefined;
}

const row = (
	id: string,
	page: string,
	what: string,
	unit: string,
	limit: BudgetRow["limit"],
	remedy: string,
): BudgetRow => ({ id, page, what, unit, limit, remedy });

/** The weight, loading and quality of one page. */
const pageRows = (
	page: "/" | "/trade",
	limits: {
		scripts: number;
		styles: number;
		requests: number;
		score: number;
		live: number;
		liveName: string;
	},
) => {
	const name = page === "/" ? "home" : "trade";
	return [
		row(
			`${name}.scripts`,
			page,
			"initial JavaScript, brotli",
			"kB",
			{ atMost: limits.scripts },
			"move code behind a lazy route or drop a library from the first chunk",
		),
		row(
			`${name}.styles`,
			page,
			"initial CSS, brotli",
			"kB",
			{ atMost: limits.styles },
			"import fewer component styles",
		),
		row(
			`${name}.requests`,
			page,
			`requests before ${limits.liveName}`,
			"",
			{ atMost: limits.requests },
			"merge chunks or load the less urgent calls after the first quotes",
		),
		row(
			`${name}.performance`,
			page,
			"Lighthouse performance, simulated",
			"",
			{ atLeast: limits.score },
			"less script before the first paint",
		),
		row(
			`${name}.lcp`,
			page,
			"largest contentful paint, applied throttling",
			"ms",
			{ atMost: 1000 },
			"keep the largest text in the prerendered shell",
		),
		row(
			`${name}.live`,
			page,
			`${limits.liveName}, applied throttling`,
			"ms",
			{ atMost: limits.live },
			"shorten the chain from the page to the socket",
		),
		row(`${name}.tbt4`, page, "total blocking time, CPU ×4", "ms", { atMost: 80 }, "split the start-up work"),
		row(
			`${name}.tbt12`,
			page,
			"total blocking time, CPU ×12",
			"ms",
			{ atMost: 400 },
			"split the start-up work",
		),
		row(
			`${name}.cls`,
			page,
			"cumulative layout shift",
			"",
			{ atMost: 0.01 },
			"reserve the space of late content",
		),
		row(
			`${name}.interaction4`,
			page,
			"worst interaction, CPU ×4",
			"ms",
			{ atMost: 80 },
			"render less on the tap, or in a transition",
		),
		row(
			`${name}.interaction12`,
			page,
			"worst interaction, CPU ×12",
			"ms",
			{ atMost: 200 },
			"render less on the tap, or in a transition",
		),
		row(
			`${name}.accessibility`,
			page,
			"Lighthouse accessibility",
			"",
			{ atLeast: 100 },
			"mend what axe names",
		),
		row(
			`${name}.bestPractices`,
			page,
			"Lighthouse best practices",
			"",
			{ atLeast: 100 },
			"mend what Lighthouse names",
		),
		row(`${name}.seo`, page, "Lighthouse SEO", "", { atLeast: 100 }, "mend what Lighthouse names"),
		row(
			`${name}.tickFrame`,
			page,
			"frame p95 at 1,000 ticks/s on 50 rows, CPU ×4",
			"ms",
			{ atMost: 17 },
			"fewer nodes touched in a frame",
		),
		row(
			`${name}.tickToDom`,
			page,
			"tick received to DOM written, p95, CPU ×4",
			"ms",
			{ atMost: 20 },
			"fewer nodes touched in a frame",
		),
	];
};

const loadRows = [
	row(
		"load.commits",
		"/",
		"commits per second, 200 instruments × 20 ticks/s for 10 s",
		"",
		{ atMost: 61 },
		"one flush a frame",
	),
	row(
		"load.longTasks",
		"/",
		"long tasks over 50 ms in those 10 s",
		"",
		{ atMost: 0 },
		"less work in a flush",
	),
	row(
		"load.heapGrowth",
		"/",
		"heap after, as a ratio of before",
		"×",
		{ atMost: 1.2 },
		"find what is retained per tick",
	),
	row("load.heapBefore", "/", "heap before", "MB", "reported", ""),
	row("load.heapAfter", "/", "heap after", "MB", "reported", ""),
	row("load.missedFrames", "/", "missed frames in those 10 s", "", { atMost: 6 }, "less work in a flush"),
	row(
		"load.rowsOutOfView",
		"/",
		"row writes out of view in those 10 s",
		"",
		{ atMost: 0 },
		"do not subscribe hidden rows",
	),
];

export const budget: readonly BudgetRow[] = [
	...pageRows("/", {
		scripts: 175,
		styles: 14,
		requests: 10,
		score: 98,
		live: 2500,
		liveName: "live quotes on screen",
	}),
	...pageRows("/trade", {
		scripts: 240,
		styles: 16,
		requests: 14,
		score: 96,
		live: 3500,
		liveName: "chart drawn",
	}),
	...loadRows,
];

/** What a customer with 500 open orders may cost, each told 5 times a second. */
export const orderBudget: readonly BudgetRow[] = [
	row(
		"orders.pushes",
		"/order",
		"figures of orders pushed a second, 500 open orders, CPU ×4",
		"",
		{ atLeast: 2400 },
		"let the platform keep its pace",
	),
	row("orders.frame", "/order", "frame p95", "ms", { atMost: 17 }, "fewer nodes touched in a frame"),
	row("orders.commits", "/order", "commits per second", "", { atMost: 61 }, "one flush a frame"),
	row(
		"orders.longTasks",
		"/order",
		"long tasks over 50 ms in 10 s",
		"",
		{ atMost: 0 },
		"less work in a flush",
	),
	row(
		"orders.tickToDom",
		"/order",
		"push received to DOM written, p95",
		"ms",
		{ atMost: 20 },
		"fewer nodes touched in a frame",
	),
	row(
		"orders.heapGrowth",
		"/order",
		"heap after, as a ratio of before",
		"×",
		{ atMost: 1.2 },
		"find what is retained per push",
	),
	row(
		"orders.rowsOutOfView",
		"/order",
		"row writes out of view in 10 s",
		"",
		{ atMost: 0 },
		"do not subscribe hidden rows",
	),
	row(
		"orders.wrongAtEnd",
		"/order",
		"rows on the screen that don't show what was pushed last",
		"",
		{ atMost: 0 },
		"lose no push",
	),
	row(
		"orders.interaction",
		"/order",
		"worst interaction under that load: open an order, ask for stops, ask to close",
		"ms",
		{ atMost: 80 },
		"render less on the tap, or in a transition",
	),
];

/**
 * Whether a limit is held. "not told": the app is over it, and so is a hello-world screen on the same libraries: this machine
 * can't show whether the app would hold it on one that has room for it.
 */
export type Verdict = "met" | "not met" | "not told";

export const verdictOf = ({ row, value, floor }: Measurement): Verdict => {
	if (isWithin(row, value)) return "met";
	return value === undefined || floor === undefined || isWithin(row, floor) ? "not met" : "not told";
};

const isWithin = ({ limit }: BudgetRow, value: number | undefined): boolean =>
	value !== undefined &&
	(limit === "reported" || ("atMost" in limit ? value <= limit.atMost : value >= limit.atLeast));
