import type { Case } from "./case.ts";
import type { AuditedPlatform } from "./platform-state.ts";

type Unnumbered = Omit<Case, "line">;
type State = AuditedPlatform["state"];

/** Every order, loan, subscription and withdrawal of a platform as cases of the rules. `line` counts them. */
export const platformCases = ({ state, terms }: AuditedPlatform): readonly Case[] =>
	[
		...state.orders.flatMap((order) => orderCases(order, state, terms)),
		...state.microOrders.flatMap((order) => microCases(order, state)),
		...state.loans.flatMap(loanCases),
		...state.subscriptions.flatMap(subscriptionCases),
		...state.withdrawals.flatMap(withdrawalCases),
	].map((one, at) => ({ ...one, line: at + 1 }));

const caseOf = (
	id: string,
	rule: string,
	input: Readonly<Record<string, unknown>>,
	expected: Readonly<Record<string, unknown>>,
): Unnumbered => ({ is: "case", id, rule, input: texts(input), expected: texts(expected) });

/** Figures are text, as in a file of cases. */
const texts = (fields: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, typeof value === "number" ? String(value) : value]),
	);

const [pending, holding, closed] = [0, 1, 3];

/** A cancelled order never had an open price, and only its margin remains. */
const orderCases = (
	order: State["orders"][number],
	{ site }: State,
	terms: AuditedPlatform["terms"],
): readonly Unnumbered[] => {
	const id = `order ${order.Id}`;
	const own = terms.get(order.ForexId);
	if (!own) return [];
	const { contractSize, feeRate, marginMode } = own;
	const [quantity, margin, fee, profit] = [
		order.Quantity,
		order.CautionMoney,
		order.TradeFee,
		order.FactProfits,
	];
	const isFilled = order.Status === holding || order.Status === closed;
	const price = isFilled ? order.Price : order.OriginPrice;
	const feeType = site.trade_fee_type === "1" ? "per-quantity" : "per-margin";
	return [
		caseOf(
			id,
			"contract.margin",
			{ marginMode, quantity, contractSize, price, multiple: order.Multiple },
			{ margin },
		),
		...(isFilled
			? [
					caseOf(id, "contract.fee", { feeType, quantity, margin, feeRate }, { fee }),
					caseOf(
						id,
						"contract.floating-profit",
						{
							direction: order.OrderType === 1 ? "buy" : "sell",
							openPrice: order.Price,
							price: order.UpdatePrice,
							quantity,
							contractSize,
						},
						{ profit },
					),
				]
			: []),
	];
};

const microCases = (order: State["microOrders"][number], { site }: State): readonly Unnumbered[] => {
	const { Number: amount, ProfitRatio: profitRatio, FactProfits: profit } = order;
	if (order.Status !== closed || profit === "0") return [];
	const id = `micro order ${order.Id}`;
	return profit.startsWith("-")
		? [
				caseOf(
					id,
					"micro.loss",
					{ amount, profitRatio, lossLevel: site.micro_loss_level },
					{ loss: profit.slice(1) },
				),
			]
		: [caseOf(id, "micro.expected-income", { amount, profitRatio }, { income: profit })];
};

const rejectedLoan = 3;

const loanCases = (loan: State["loans"][number]): readonly Unnumbered[] => {
	if (loan.status === rejectedLoan) return [];
	const { amount, interest_rate: dailyRate, loan_period: loanPeriodDays } = loan;
	const terms = { amount, dailyRate, loanPeriodDays, freePeriodDays: loan.free_period };
	const overdueDays = Math.max(0, loan.daysLent - loanPeriodDays);
	const id = `loan ${loan.id}`;
	return [
		loan.interestAccrues
			? caseOf(
					id,
					"loan.accrued-interest",
					{ ...terms, daysLent: loan.daysLent },
					{ interest: loan.interest_amount },
				)
			: caseOf(id, "loan.total-interest", terms, { interest: loan.interest_amount }),
		caseOf(
			id,
			"loan.penalty",
			{ amount, penaltyRate: loan.penalty_rate, overdueDays },
			{ penalty: loan.penalty_amount },
		),
	];
};

const subscriptionCases = (one: State["subscriptions"][number]): readonly Unnumbered[] => {
	const id = `subscription ${one.id}`;
	return [
		caseOf(
			id,
			"fund.daily-profit",
			{ amount: one.share_amount, dividendPercent: one.dividend_percentage },
			{ profit: one.day_profit },
		),
		caseOf(
			id,
			"fund.total-profit",
			{ dailyProfit: one.day_profit, lockDays: one.incomes },
			{ profit: one.sum_profit },
		),
	];
};

const withdrawalCases = (one: State["withdrawals"][number]): readonly Unnumbered[] => {
	const { amount, fee, feeType, drawRate, usdPrice, kind } = one;
	const id = `withdrawal ${one.number}`;
	return [
		caseOf(id, "withdrawal.fee", { amount, feeType, drawRate }, { fee }),
		caseOf(
			id,
			"withdrawal.receive",
			{ amount, fee, accountPrice: "1", usdPrice, kind },
			{ receive: one.received },
		),
	];
};

export const statusesWithMargin: readonly number[] = [pending, holding];
