import { calls } from "@tradewind/contracts";
import { decimal, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

/** A wrong figure in an answer of the platform, and the checks that must find it. */
export interface WrongFigure {
	/** The id of the call. */
	readonly call: string;
	/** The way to the figure in the answer's `data`. */
	readonly path: string;
	readonly wrong: string;
	/** The figure instead of the right one, and of the other figures beside it. */
	readonly altered: (figure: string, beside: Readonly<Record<string, unknown>>) => string;
	readonly found: readonly string[];
	/** `all-money` by default. */
	readonly scenario?: string;
}

const plus = (amount: string) => (figure: string) => toText(BigDecimal.sum(decimal(figure), decimal(amount)));
const negated = (figure: string) => toText(BigDecimal.negate(decimal(figure)));
const tenfold = (figure: string) => toText(BigDecimal.multiply(decimal(figure), decimal("10")));
const always = (text: string) => () => text;
const moreThan = (field: string) => (_: string, beside: Readonly<Record<string, unknown>>) =>
	plus("0.01")(String(beside[field]));
const lossBeyond = (_: string, beside: Readonly<Record<string, unknown>>) =>
	negated(plus("0.01")(String(beside.Number)));

const of =
	(call: string, ...found: readonly string[]) =>
	(
		path: string,
		wrong: string,
		altered: WrongFigure["altered"],
		...others: readonly string[]
	): WrongFigure => ({
		call,
		path,
		wrong,
		altered,
		found: [...found, ...others],
	});

const equity = of("account.getDetail", "account.equity");
const margin = of("account.getDetail", "account.margin");
const records = of("account.getChanges", "account.balance-after");
const followers = of("copy-trading.getMyFollowers", "copy-trading.followers-profit");
const profitOfAll = of("contract.getOrders", "history.profit");
const feeOfAll = of("contract.getOrders", "history.fee");
const coverOfAll = of("contract.getOrders", "history.cover");

/** Changes the figure in an answer to the call; an answer without the figure stays as it is. */
export const withWrongFigure =
	({ call, path, altered }: WrongFigure) =>
	(requested: string, answer: unknown): void => {
		if (calls.find(({ id }) => id === call)?.path !== requested) return;
		const steps = path.split(".");
		const field = steps.pop() ?? "";
		const place = steps.reduce<unknown>((value, step) => Object(value)[step], Object(answer).data);
		const figure = Object(place)[field];
		if (typeof figure === "string") Object(place)[field] = altered(figure, Object(place));
	};

/** In the scenario `all-money`: rows 0 of the lists are the newest. */
export const wrongFigures: readonly WrongFigure[] = [
	equity("totalBalance", "a cent more", plus("0.01")),
	equity("totalBalance", "a cent less", plus("-0.01")),
	equity("totalBalance", "a ten-thousandth more", plus("0.0001")),
	equity("totalBalance", "a lost sign", negated),
	equity("balance", "money that is not in the equity", plus("1")),
	equity("lockBalance", "money that is frozen twice", plus("25")),
	equity("ProfitsTotal", "a profit that is not in the equity", plus("0.01")),
	equity("ProfitsTotal", "a wrong sign", negated),
	margin("CautionMoneyAll", "a cent more than the frozen money", moreThan("lockBalance")),
	margin("CautionMoneyAll", "a shifted decimal point", tenfold),
	of("account.getDetail", "account.hazard-rate")("CautionMoneyAll", "no margin", always("0")),
	records("data.0.Balance", "a cent more", plus("0.01")),
	records("data.0.Value", "a wrong sign", negated),
	records("data.1.Value", "a ten-thousandth more", plus("0.0001")),
	records("data.3.Balance", "a shifted decimal point", tenfold),
	profitOfAll("all_fact_profits", "a cent more", plus("0.01")),
	profitOfAll("all_fact_profits", "a wrong sign", negated),
	profitOfAll("all_fact_profits", "an order that is counted twice", plus("13.4")),
	profitOfAll("data.0.FactProfits", "an order with another profit", plus("0.01")),
	feeOfAll("all_trade_fee", "a cent less", plus("-0.01")),
	feeOfAll("all_trade_fee", "missing fees", always("0")),
	feeOfAll("data.0.TradeFee", "an order with another fee", plus("1")),
	coverOfAll("all_cover_money", "a cover that no order has", always("5")),
	coverOfAll("data.0.CoverMoney", "a cover beyond the loss", always("100000"), "order.cover"),
	profitOfAll("data.0.FactProfits", "a result against its prices", negated, "order.profit"),
	of("micro.getOrders", "micro.win")("data.0.FactProfits", "a profit above the ratio", moreThan("Number")),
	of("micro.getOrders", "micro.loss")("data.0.FactProfits", "a loss beyond the amount", lossBeyond),
	of("loan.getRecords", "loan.interest")("data.0.interest_amount", "too much interest", always("999999")),
	{
		...of("loan.getRecords", "loan.overdue-interest")("data.0.interest_amount", "a cent less", plus("-0.01")),
		scenario: "loan-overdue",
	},
	of("fund.getSubscriptions", "fund.income")("data.0.sum_profit", "too much income", always("999999")),
	of("withdrawal.getWithdrawals", "withdrawal.fee")(
		"data.0.fee",
		"a fee above the amount",
		moreThan("number"),
	),
	of("copy-trading.getRanking", "copy-trading.wins")(
		"data.0.three_week_win",
		"more than all",
		always("100.01"),
	),
	of("copy-trading.getFollowOrders", "copy-trading.profit")(
		"data.0.FactProfits",
		"a result against its prices",
		negated,
	),
	{ ...followers("total_profits", "ten cents more", plus("0.1")), scenario: "trader" },
	{ ...followers("data.0.total_profits", "a follower with another profit", plus("1")), scenario: "trader" },
	followers("total_profits", "a profit without a follower", always("5")),
];
