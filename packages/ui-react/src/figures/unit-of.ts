/** What a field of a rule counts: money of the site's currency, percent, or something else, such as contracts or a price. */
export type Unit = "money" | "percent" | "other";

const fields: Readonly<Record<string, Unit>> = {
	amount: "money",
	drawdown: "money",
	fee: "money",
	free: "money",
	freeAfter: "money",
	highest: "money",
	income: "money",
	interest: "money",
	locked: "money",
	loss: "money",
	lowest: "money",
	margin: "money",
	netProfit: "money",
	payment: "money",
	penalty: "money",
	principal: "money",
	profit: "money",
	profits: "money",
	total: "money",
	totalBalance: "money",
	withheld: "money",
	hazardRate: "percent",
	percent: "percent",
	winRate: "percent",
};

/** The unit of a field of the rules that the app explains. */
export const unitOf = (field: string): Unit => fields[field] ?? "other";
