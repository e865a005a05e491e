/** What a field of a rule counts: money of the site's currency, percent, or something else, such as contracts or a price. */
export type Unit = "money" | "percent" | "other";

const fields: Readonly<Record<string, Unit>> = {
	amount: "money",
	cost: "money",
	dailyProfit: "money",
	dividendPercent: "percent",
	balance: "money",
	cover: "money",
	drawdown: "money",
	fee: "money",
	floatingProfit: "money",
	free: "money",
	freeAfter: "money",
	heldMargin: "money",
	highest: "money",
	income: "money",
	left: "money",
	interest: "money",
	locked: "money",
	loss: "money",
	lowest: "money",
	margin: "money",
	liquidatedDamagesPercent: "percent",
	netProfit: "money",
	payment: "money",
	penalty: "money",
	principal: "money",
	profit: "money",
	profits: "money",
	shareAmount: "money",
	startTotal: "money",
	total: "money",
	totalBalance: "money",
	withheld: "money",
	value: "money",
	hazardRate: "percent",
	percent: "percent",
	winRate: "percent",
};

/** The unit of a field of the rules that the app explains. */
export const unitOf = (field: string): Unit => fields[field] ?? "other";
