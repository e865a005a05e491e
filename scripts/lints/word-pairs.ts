/** Keys whose texts belong together. Those of the platform begin with `platform:`. */

/** Texts of two things that a customer must not take for one another: they differ in every language. */
export const mustDiffer: readonly (readonly [one: string, other: string])[] = [
	// P/L and profit
	["contract.computed.field.profit", "contract.share.verdict.up"],
	["shared.export.profit", "micro.computed.won"],
	["contract.orders.profit", "copy-trading.my followers.totalProfit"],
	["contract.order.net", "contract.order.gross"],
	["contract.computed.profit", "contract.computed.closedProfit"],
	// a rate and an amount
	["loan.dayRate", "loan.dailyInterest"],
	["loan.dayRate", "loan.interest"],
	["loan.penaltyRate", "loan.penalty"],
	["loan.cost.annualRate", "loan.cost.interest"],
	["loan.computed.dailyRate", "loan.computed.interest"],
	["loan.computed.penaltyRate", "loan.computed.penalty"],
	["fund.figure.dividendPercent", "fund.figure.dailyProfit"],
	["fund.figure.liquidatedDamagesPercent", "fund.figure.penalty"],
	["home.dayProfit.percent", "home.dayProfit"],
	// a loan that was paid out and money that the customer has paid
	["loan.event.paidOut", "deposit.status.finished"],
	["loan.event.paidOut", "loan.status.repaid"],
	// the price of an order and its stops
	["contract.ticket.targetPrice", "contract.ticket.takeProfit"],
	["contract.ticket.targetPrice", "contract.ticket.stopLoss"],
	["contract.row.target", "contract.ticket.takeProfit"],
	// copying a trader in general and with money
	["copy-trading.follow", "copy-trading.submit.send"],
	["copy-trading.unfollow", "copy-trading.follow"],
];

/** Texts of one thing: they are equal in every language, but for the forms that a language has to choose. */
export const mustEqual: readonly {
	readonly keys: readonly string[];
	readonly but?: Readonly<Record<string, string>>;
}[] = [
	{
		keys: ["deposit.status.rejected", "loan.status.rejected", "platform:withdrawal.status.rejected"],
		but: { ru: "the loan is masculine" },
	},
	{ keys: ["deposit.status.unchecked", "loan.status.waiting for review"] },
	{ keys: ["account.profit", "contract.computed.profit", "contract.orders.profit"] },
	{ keys: ["account.name.change", "platform:account.name.change", "shared.balance.change"] },
	{ keys: ["contract.ticket.targetPrice", "contract.order.askedPrice"] },
	{ keys: ["contract.computed.closedProfit", "contract.orders.profitOfAll"] },
	{ keys: ["contract.side.buy", "content.side.buy", "copy-trading.order.buy"] },
	{ keys: ["contract.side.sell", "content.side.sell", "copy-trading.order.sell"] },
	{ keys: ["micro.settled.won", "shared.activity.settled.won"] },
	{ keys: ["micro.settled.lost", "shared.activity.settled.lost"] },
];

/** Buttons that move money, or open or close a position, when they are pressed: no other button of the language has their text. */
export const moneyButtons: readonly string[] = [
	"contract.buy",
	"contract.sell",
	"contract.receipt.confirm.buy",
	"contract.receipt.confirm.sell",
	"contract.receipt.confirmRisk.buy",
	"contract.receipt.confirmRisk.sell",
	"contract.order.close.confirm",
	"copy-trading.submit.send",
	"deposit.submit",
	"fund.confirm",
	"loan.repayment.submit",
	"loan.sign.submit",
	"micro.confirm.up",
	"micro.confirm.down",
	"transfer.submit",
	"withdrawal.confirm.send",
];

/** Buttons that only lead on, back or away. */
export const otherButtons: readonly string[] = [
	"contract.ticket.accepted.goOn",
	"copy-trading.follow",
	"copy-trading.notice.goOn",
	"copy-trading.unfollow",
	"copy-trading.unfollow.back",
	"deposit.goOn",
	"loan.confirm.next",
	"micro.confirm.cancel",
	"shared.back",
	"shared.close",
	"shared.confirm.cancel",
	"shared.export.goOn",
	"shared.form.done",
	"shared.form.next",
	"shared.receipt.done",
];
