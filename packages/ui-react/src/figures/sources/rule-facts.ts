import type { FigureSource } from "./figure-source.ts";

/** What a rule computes with, and how it rounds: for the list of the figures of a page, which loads no rules. */
export interface RuleFacts {
	/** The keys of the names of its fields. Those that only choose a case of the formula, or decimals, are left out. */
	readonly inputs: readonly string[];
	/** As the rule states it; writing docs/figures.md compares both. */
	readonly rounding: string;
}

const ruleFacts: Readonly<Record<string, RuleFacts>> = {
	"home.day-profit-percent": {
		inputs: ["home.dayProfit.profits", "home.dayProfit.startTotal"],
		rounding: "2 decimals, half away from zero",
	},
	"account.total": { inputs: ["shared.balance.free", "shared.balance.locked"], rounding: "none" },
	"account.balance-after": { inputs: ["account.free", "account.statement.change"], rounding: "none" },
	"account.statement-sum": {
		inputs: ["account.statement.kind", "account.statement.change"],
		rounding: "none",
	},
	"account.statement-closing": {
		inputs: [
			"account.statement.opening",
			"account.statement.sum.deposit",
			"account.statement.sum.withdrawal",
			"account.statement.sum.transfer",
			"account.statement.sum.result",
			"account.statement.sum.fee",
			"account.statement.sum.fund",
			"account.statement.sum.loan",
			"account.statement.sum.other",
			"account.statement.sum.reservation",
		],
		rounding: "none",
	},
	"withdrawal.fee": {
		inputs: ["withdrawal.computed.amount", "withdrawal.computed.drawRate"],
		rounding: "none",
	},
	"withdrawal.receive": {
		inputs: [
			"withdrawal.computed.amount",
			"withdrawal.computed.fee",
			"withdrawal.computed.accountPrice",
			"withdrawal.computed.usdPrice",
		],
		rounding: "crypto 4 decimals, bank 2 decimals, down; never below 0",
	},
	"withdrawal.usd-value": {
		inputs: ["withdrawal.computed.receive", "withdrawal.computed.usdPrice"],
		rounding: "2 decimals, down",
	},
	"withdrawal.left": {
		inputs: ["withdrawal.computed.balance", "withdrawal.computed.amount"],
		rounding: "none",
	},
	"account.shortage": {
		inputs: ["shared.export.amount", "shared.balance.free"],
		rounding: "2 decimals, away from zero",
	},
	"transfer.balances-after": {
		inputs: ["transfer.from", "transfer.to", "transfer.amount"],
		rounding: "none",
	},
	"loan.rate-percent": { inputs: ["loan.computed.dailyRate"], rounding: "none" },
	"loan.apr": {
		inputs: [
			"loan.cost.computed.amount",
			"loan.cost.computed.withheld",
			"loan.cost.computed.payment",
			"loan.cost.computed.daysBetween",
		],
		rounding: "half up to 1 decimals; never below 0",
	},
	"loan.daily-interest": { inputs: ["loan.computed.amount", "loan.computed.dailyRate"], rounding: "none" },
	"loan.total-interest": {
		inputs: [
			"loan.computed.amount",
			"loan.computed.dailyRate",
			"loan.computed.loanPeriodDays",
			"loan.computed.freePeriodDays",
		],
		rounding: "none; never below 0",
	},
	"loan.amount-to-repay": {
		inputs: ["loan.computed.principal", "loan.computed.interest", "loan.computed.penalty"],
		rounding: "none",
	},
	"loan.coins-to-repay": {
		inputs: ["loan.toRepay", "withdrawal.computed.usdPrice"],
		rounding: "to the digits of the currency, up",
	},
	"fund.daily-profit": {
		inputs: ["fund.figure.amount", "fund.figure.dividendPercent"],
		rounding: "4 decimals, down",
	},
	"fund.total-profit": { inputs: ["fund.figure.dailyProfit", "fund.figure.lockDays"], rounding: "none" },
	"fund.display-summary": { inputs: ["fund.amount"], rounding: "4 decimals, half away from zero" },
	"fund.redemption-penalty": {
		inputs: ["fund.figure.amount", "fund.figure.liquidatedDamagesPercent"],
		rounding: "none",
	},
	"fund.returned-amount": {
		inputs: ["fund.figure.amount", "fund.figure.penalty"],
		rounding: "none; never below 0",
	},
	"contract.margin": {
		inputs: [
			"contract.export.marginMode",
			"contract.computed.field.quantity",
			"contract.computed.field.contractSize",
			"contract.computed.field.price",
			"contract.computed.field.multiple",
		],
		rounding: "6 decimals, half away from zero",
	},
	"contract.fee": {
		inputs: [
			"contract.export.feeType",
			"contract.computed.field.quantity",
			"contract.computed.field.margin",
			"contract.computed.field.feeRate",
		],
		rounding: "none",
	},
	"contract.free-after": {
		inputs: ["contract.computed.field.free", "contract.computed.field.margin", "contract.computed.field.fee"],
		rounding: "none",
	},
	"contract.order-value": {
		inputs: [
			"contract.computed.field.quantity",
			"contract.computed.field.contractSize",
			"contract.computed.field.price",
		],
		rounding: "6 decimals, half away from zero",
	},
	"contract.hazard-rate-after": {
		inputs: [
			"contract.computed.field.free",
			"contract.computed.field.locked",
			"contract.computed.field.profit",
			"contract.computed.field.fee",
			"contract.computed.field.heldMargin",
			"contract.computed.field.margin",
		],
		rounding: "2 decimals, never up",
	},
	"contract.locked-share": {
		inputs: ["contract.computed.field.margin", "contract.computed.field.free"],
		rounding: "4 decimals, half away from zero",
	},
	"contract.floating-profit": {
		inputs: [
			"contract.computed.field.openPrice",
			"contract.computed.field.price",
			"contract.computed.field.quantity",
			"contract.computed.field.contractSize",
		],
		rounding: "6 decimals, half away from zero",
	},
	"contract.net-profit": {
		inputs: [
			"contract.computed.field.profit",
			"contract.computed.field.fee",
			"contract.computed.field.cover",
		],
		rounding: "none",
	},
	"contract.return-on-margin": {
		inputs: ["contract.computed.field.profit", "contract.computed.field.margin"],
		rounding: "2 decimals, half away from zero",
	},
	"contract.suggested-stops": {
		inputs: ["shared.export.direction", "contract.computed.field.price"],
		rounding: "to the digits of the price, half away from zero",
	},
	"micro.expected-income": {
		inputs: ["micro.computed.field.amount", "micro.computed.field.profitRatio"],
		rounding: "2 decimals, down",
	},
	"micro.profit-percent": { inputs: ["micro.computed.field.profitRatio"], rounding: "none" },
	"micro.loss": {
		inputs: ["micro.computed.field.amount", "micro.computed.field.profitRatio"],
		rounding: "level 0: none; else 2 decimals, down",
	},
	"copy-trading.win-rate": {
		inputs: ["copy-trading.computed.wins", "copy-trading.computed.trades"],
		rounding: "2 decimals, half away from zero",
	},
	"copy-trading.drawdown": {
		inputs: ["copy-trading.computed.highest", "copy-trading.computed.lowest"],
		rounding: "none; never below 0",
	},
	"copy-trading.copied-result": {
		inputs: ["copy-trading.computed.amount", "copy-trading.computed.profits"],
		rounding: "none",
	},
	"copy-trading.suggested-amount": {
		inputs: ["copy-trading.typical.margin", "shared.balance.free"],
		rounding: "2 decimals, up; the limit down and never below 0",
	},
};

const none: RuleFacts = { inputs: [], rounding: "none" };

/** The inputs and the rounding of a figure; the platform says nothing of its inputs. */
export const factsOf = (source: FigureSource): RuleFacts =>
	source.is === "platform"
		? { inputs: [], rounding: source.rounding }
		: { ...(ruleFacts[source.rule] ?? none), ...(source.inputs && { inputs: source.inputs }) };
