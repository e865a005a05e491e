export { type AccountDetailContext, accountDetailMachine } from "./account-detail.machine.ts";
export { type AccountDetail, frozenBesideMargin } from "./account-detail.ts";
export { AccountHistory, type AccountRecordsQuery } from "./account-history.port.ts";
export type { AccountRecord } from "./account-record.ts";
export { Accounts } from "./accounts.port.ts";
export { shownBalances, shownParts, totalBalance, withFloatingProfit } from "./asset-summary.ts";
export type { AccountKind, Balance } from "./balance.ts";
export { type BalancesContext, type BalancesEvent, balancesMachine } from "./balances.machine.ts";
export { type DayProfit, dayProfitOf } from "./day-profit.ts";
export { dayProfitPercentRule } from "./day-profit-percent.rule.ts";
export { dayStartTotalRule } from "./day-start-total.rule.ts";
export { displayBalanceRule } from "./display-balance.rule.ts";
export { type MoneyReading, readMoney } from "./read-money.ts";
export { readStatement, type StatementQuery } from "./statement/read-statement.ts";
export {
	type StatementContext,
	type StatementEvent,
	statementMachine,
} from "./statement/statement.machine.ts";
export { type Statement, type StatementResult, statementOf } from "./statement/statement.ts";
export { accountTotalRule } from "./total.rule.ts";
