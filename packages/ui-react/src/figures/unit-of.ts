/** What a field of a rule counts: money of the site's currency, percent, or something else, such as contracts or a price. */
export type Unit = "money" | "percent" | "other";

const fields: Readonly<Record<string, Unit>> = {
	amount: "money",
	cover: "money",
	drawdown: "money",
	fee: "money",
	floatingProfit: "money",
	free: "money",
	freeAfter: "money",
	heldMargin: "money",
	highest: "money",
	income: "money",
	locked: "money",
	loss: "money",
	lowest: "money",
	margin: "money",
	netProfit: "money",
	profit: "money",
	profits: "money",
	startTotal: "money",
	total: "money",
	totalBalance: "money",
	value: "money",
	hazardRate: "percent",
	percent: "percent",
	winRate: "percent",
};

/** The unit of a field of the rules that the app explains. */
export const unitOf = (field: string): Unit => fields[field] ?? "other";
