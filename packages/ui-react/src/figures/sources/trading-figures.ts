import { given, proved, type ScreenFigures, sampled, sumOf } from "./figure-source.ts";

const orders = given("/v2/api/forex/my_deal");
const instruments = given("/v2/api/forex/trade_list");
const micro = given("/v2/api/micro/orders");
const options = given("/v2/api/micro/get_seconds");
const traders = given("/api/follow/trader_list");
const copies = given("/v2/api/forex/my_deal_follow_order");

/** Of contract orders, micro orders and copy trading. */
export const tradingFigures: readonly ScreenFigures[] = [
	{
		at: ["/trade"],
		shownBy: [
			...["ticket/ticket-cost", "ticket/deal", "ticket/quantity-chips", "leverage/multiple-choices"].map(
				(file) => `features/contract/${file}`,
			),
			...["receipt/receipt-sheet", "receipt/accepted-sheet", "positions/lines/line-text"].map(
				(file) => `features/contract/${file}`,
			),
			"features/contract/positions/bar/position-bar",
			"features/market/facts/facts-sheet",
		],
		figures: {
			"contract.ticket.margin": proved("contract.margin"),
			"contract.ticket.fee": proved("contract.fee"),
			"contract.receipt.freeAfter": proved("contract.free-after"),
			"contract.receipt.value": proved("contract.order-value"),
			"contract.receipt.level": proved("contract.hazard-rate-after"),
			"contract.computed.lockedShare": proved("contract.locked-share"),
			"contract.receipt.stopLoss": proved("contract.net-profit"),
			"contract.receipt.takeProfit": proved("contract.net-profit"),
			"contract.orders.profit": orders("FactProfits"),
			"contract.computed.field.feeRate": instruments("ForexFeeRate", "none"),
		},
	},
	{
		at: ["/order", "/trade"],
		shownBy: [
			...["totals", "live-order-row", "row-stops", "history-list", "history-totals"].map(
				(file) => `features/contract/orders/${file}`,
			),
			...["order-details", "order-end", "order-question", "result-figures"].map(
				(file) => `features/contract/order/${file}`,
			),
			...["close-all-sheet", "closing-position", "change-target-sheet"].map(
				(file) => `features/contract/closing/${file}`,
			),
			"parts/contract/record/order-record",
			"parts/order/order-head",
		],
		figures: {
			"contract.orders.profit": orders("ProfitsTotal"),
			"contract.orders.hazardRate": orders("HazardRate", "2 decimals, never up"),
			"contract.orders.margin": orders("CautionMoneyAll"),
			"contract.order.gross": orders("FactProfits"),
			"contract.mark.stopLoss": proved("contract.floating-profit"),
			"contract.mark.takeProfit": proved("contract.floating-profit"),
			"contract.order.margin": orders("CautionMoney"),
			"contract.order.fee": orders("TradeFee"),
			"contract.order.cover": orders("CoverMoney"),
			"contract.order.net": proved("contract.net-profit"),
			"contract.computed.return": proved("contract.return-on-margin"),
			"contract.orders.profitOfAll": orders("all_fact_profits"),
			"contract.orders.feeOfAll": orders("all_trade_fee"),
			"contract.orders.netProfit": proved("contract.net-profit"),
			"contract.order.feeWhenFilled": proved("contract.fee"),
			"contract.stops.stopLoss.price": sampled("contract.suggested-stops"),
			"contract.stops.takeProfit.price": sampled("contract.suggested-stops"),
		},
	},
	{
		at: ["/trade", "/order"],
		shownBy: [
			...["confirm-sheet", "ticket-figures", "micro-order-bar", "amount-field", "expiry-chips"].map(
				(file) => `features/micro/ticket/${file}`,
			),
			...["running-row", "closed-row", "closed-totals", "what", "evidence-sheet"].map(
				(file) => `features/micro/orders/${file}`,
			),
			...["running-card", "placed-receipt", "settled-cards", "micro-lines"].map(
				(file) => `features/micro/running/${file}`,
			),
			"parts/micro/record/micro-record",
		],
		figures: {
			"micro.ticket.amount": micro("Number"),
			"micro.ticket.income": proved("micro.expected-income"),
			"micro.computed.percent": proved("micro.profit-percent"),
			"micro.ticket.loss": proved("micro.loss"),
			"micro.ticket.minimum": options("LimitAmount"),
			"micro.order.profit": micro("FactProfits"),
			"micro.orders.profit": sumOf("micro.order.profit"),
		},
	},
	{
		at: ["/rank"],
		shownBy: ["features/copy-trading/leader-row"],
		figures: {
			"copy-trading.ranking.threeWeekProfit": given("/v2/api/follow/rank")("three_week_profit"),
			"copy-trading.ranking.threeWeekWins": given("/v2/api/follow/rank")("three_week_win"),
			"copy-trading.ranking.totalReturn": given("/v2/api/follow/rank")("total_rate"),
		},
	},
	{
		at: ["/follow", "/follow/follow-list", "/follow/trader"],
		shownBy: ["features/copy-trading/traders/trader-figures"],
		figures: {
			"copy-trading.card.profit": traders("total_profit"),
			"copy-trading.card.copy profit": traders("total_profits"),
			"copy-trading.card.followed amount": traders("total_amount"),
			"copy-trading.card.max": traders("max_amount"),
		},
	},
	{
		at: ["/follow/trader", "/follow/submit"],
		shownBy: [
			...["traders/follow-order-row", "traders/my-copies", "traders/unfollow-sheet"].map(
				(file) => `features/copy-trading/${file}`,
			),
			...["risk/risk-figures", "risk/copied-with-settings", "risk/copied-in-full"].map(
				(file) => `features/copy-trading/${file}`,
			),
			...["following/suggestion", "following/typical-order"].map((file) => `features/copy-trading/${file}`),
			"screens/trader/close-copies",
		],
		figures: {
			"copy-trading.order.profit": copies("FactProfits"),
			"copy-trading.computed.profits": sumOf("copy-trading.order.profit"),
			"copy-trading.risk.win rate": proved("copy-trading.win-rate"),
			"copy-trading.risk.drawdown": proved("copy-trading.drawdown"),
			"copy-trading.risk.worst day": sumOf("copy-trading.order.profit"),
			"copy-trading.risk.copied.result": proved("copy-trading.copied-result"),
			"copy-trading.risk.stake": sumOf("copy-trading.computed.margin"),
			"copy-trading.settings.maxAmount": proved("copy-trading.suggested-amount"),
			"copy-trading.computed.margin": proved("contract.margin"),
		},
	},
	{
		at: ["/follow/my-follower"],
		shownBy: ["features/copy-trading/being-followed/my-follower.screen"],
		figures: {
			"copy-trading.my followers.profitToPay": given("/api/follow/my_follower")("position_profits"),
			"copy-trading.my followers.revenue": given("/api/follow/my_follower")("total_profits"),
			"copy-trading.my followers.totalProfit": given("/api/follow/my_follower")("total_profits"),
		},
	},
];
