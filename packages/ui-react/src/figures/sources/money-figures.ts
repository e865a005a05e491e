import { given, proved, type ScreenFigures, sampled, sumOf } from "./figure-source.ts";

const balances = given("/v2/api/main/wallet/getBalance");
const contractAccount = given("/v2/api/main/account/forexDetail");
const changes = given("/v2/api/main/accountLog/forexChange");
const channels = given("/api/quickCharge/info");
const currencies = given("/api/quickCharge/symbols");
const withdrawals = given("/api/account/draw_list");
const transfers = given("/api/account/transfer_log");
const loans = given("/api/loan/loan_list");
const plans = given("/api/loan/loan_config");
const funds = given("/api/fund/list");
const subscriptions = given("/api/fund/subList");
const fundTotals = given("/api/fund/totalReport");

/** Of accounts, deposits, withdrawals, transfers, loans and funds. */
export const moneyFigures: readonly ScreenFigures[] = [
	{
		at: ["/"],
		shownBy: [
			...[
				"features/home/headline",
				"features/home/demo-parts",
				"features/home/day-profit",
				"features/home/held/held-positions",
			],
			...["parts/account/floating-profit-figure", "parts/account/with-open-positions"],
			"parts/account/outside-total/outside-total-lines",
		],
		figures: {
			"home.assets": sumOf("shared.balance.free", "shared.balance.locked"),
			"shared.balance.withOpen": sumOf("shared.balance.total", "shared.balance.floating"),
			"home.held.profit": given("/v2/api/forex/my_deal")("ProfitsTotal"),
			"home.dayProfit": given("/api/user/get_profits")("profits"),
			"home.dayProfit.percent": proved("home.day-profit-percent"),
			"fund.subscribed": fundTotals("total_share_amount"),
			"shared.assets.debt": sumOf("loan.amount", "loan.interest", "loan.penalty"),
		},
	},
	{
		at: ["/user", "/mine/accounts", "/mine/wallet"],
		shownBy: [
			"parts/account/assets-headline",
			"parts/account/account-row",
			"parts/account/paying/paying-account",
		],
		figures: {
			"shared.balance.withOpen": sumOf("shared.balance.total", "shared.balance.floating"),
			"shared.balance.total": sumOf("shared.balance.free", "shared.balance.locked"),
			"account.balance": proved("account.total"),
			"account.free": balances("balance"),
			"account.locked": balances("lockBalance"),
		},
	},
	{
		at: ["/mine/accounts", "/mine/wallet"],
		shownBy: ["features/account/account-detail-card", "parts/account/course/balance-course"],
		figures: {
			"account.equity": contractAccount("totalBalance"),
			"account.margin": contractAccount("CautionMoneyAll"),
			"account.frozen": sumOf("account.locked", "account.margin"),
			"account.profit": contractAccount("ProfitsTotal"),
			"account.hazardRate": contractAccount("HazardRate", "2 decimals, never up"),
			"shared.course": sumOf("account.balance", "account.statement.change"),
		},
	},
	{
		at: ["/mine/history", "/mine/journal"],
		shownBy: [
			"features/account/record-row",
			"screens/journal/shown-record",
			"screens/journal/journal-amount",
		],
		figures: {
			"journal.amount": changes("Value"),
			"account.after": changes("Balance"),
		},
	},
	{
		at: ["/mine/statement"],
		shownBy: ["features/account/statement/statement-card", "features/account/statement/statement-row"],
		figures: {
			"account.statement.opening": changes("Balance"),
			"journal.amount": changes("Value"),
			"account.after": proved("account.balance-after"),
			"account.statement.sum.fee": proved("account.statement-sum"),
			"account.statement.closing": proved("account.statement-closing"),
		},
	},
	{
		at: ["/mine/charge", "/mine/journal"],
		shownBy: [
			...["features/deposit/deposit-parts", "features/deposit/records/deposit-records"],
			"parts/deposit/record/deposit-record",
		],
		figures: {
			"deposit.minimum": channels("min_amount"),
			"deposit.maximum": currencies("max_amount"),
			"deposit.amount": given("/api/quickCharge/quick_ist")("number", "none"),
		},
	},
	{
		at: ["/mine/withdraw", "/mine/journal"],
		shownBy: [
			...["summary", "withdrawal-form", "confirm-withdrawal", "record-row"].map(
				(file) => `features/withdrawal/order/${file}`,
			),
			"parts/withdrawal/record/withdrawal-record",
			"parts/account/paying/shortage",
		],
		figures: {
			"withdrawal.available": balances("balance"),
			"withdrawal.fee": proved("withdrawal.fee"),
			"withdrawal.receive": proved("withdrawal.receive"),
			"withdrawal.usdValue": proved("withdrawal.usd-value"),
			"withdrawal.left": proved("withdrawal.left"),
			"withdrawal.amount": withdrawals("number", "none"),
			"withdrawal.record.received": withdrawals("real_number", "none"),
			"shared.shortage": proved("account.shortage"),
		},
	},
	{
		at: ["/mine/transfer", "/mine/journal"],
		shownBy: [
			...["after-transfer", "transfer-fields", "transfer-row"].map((file) => `features/transfer/${file}`),
			"parts/transfer/record/transfer-record",
		],
		figures: {
			"transfer.free": balances("balance"),
			"transfer.after": proved("transfer.balances-after"),
			"transfer.amount": transfers("balance", "none"),
		},
	},
	{
		at: ["/loan", "/loan/submit", "/loan/sign"],
		shownBy: [
			...["plans/plan-facts", "request/loan-form", "request/confirm-loan", "cost/repayment-schedule"].map(
				(file) => `features/loan/${file}`,
			),
			"features/loan/signature/sign.screen",
		],
		figures: {
			"fund.minimum": plans("min_amount"),
			"fund.maximum": plans("max_amount"),
			"loan.dayRate": proved("loan.rate-percent"),
			"loan.cost.annualRate": sampled("loan.apr"),
			"loan.dailyInterest": proved("loan.daily-interest"),
			"loan.totalInterest": proved("loan.total-interest"),
			"loan.cost.payment": proved("loan.amount-to-repay"),
		},
	},
	{
		at: ["/loan/record", "/loan/repayment", "/mine/journal"],
		shownBy: [
			...["features/loan/figures/loan-figures", "features/loan/repayment/account-choice"],
			"parts/loan/record/loan-record",
		],
		figures: {
			"loan.amount": loans("amount"),
			"loan.interest": loans("interest_amount", "none"),
			"loan.penalty": loans("penalty_amount", "none"),
			"loan.toRepay": proved("loan.amount-to-repay"),
			"loan.repayment": sampled("loan.coins-to-repay"),
		},
	},
	{
		at: ["/mining", "/mining/subscribe", "/mining/record", "/mining/income"],
		shownBy: [],
		figures: {
			"fund.minimum": funds("staring_sub_amount"),
			"fund.maximum": funds("max_sub_amount"),
			"fund.dividend": funds("dividend_percentage", "none"),
			"fund.dailyProfit": proved("fund.daily-profit"),
			"fund.totalProfit": proved("fund.total-profit"),
			"fund.subscribed": proved("fund.display-summary"),
			"fund.incomeToday": proved("fund.display-summary"),
			"fund.totalIncome": proved("fund.display-summary"),
			"fund.amount": subscriptions("share_amount"),
			"fund.soFar": subscriptions("sum_profit"),
			"fund.penalty": proved("fund.redemption-penalty"),
			"fund.paidBack": proved("fund.returned-amount"),
		},
	},
	{
		at: ["/message"],
		shownBy: ["features/content/inbox/activity-row", "parts/receipt/receipt-page"],
		figures: {
			"shared.export.amount": given("/v2/api/micro/orders")("Number"),
			"shared.export.profit": proved("contract.net-profit"),
		},
	},
];
