export {
	balanceAfterCheck,
	equityCheck,
	heldMarginCheck,
	idleLevelCheck,
} from "./account.checks.ts";
export { accountDetailMachine } from "./account-detail.machine.ts";
export { type AccountDetail, frozenBesideMargin, shownEquity, shownFrozen } from "./account-detail.ts";
export { accountDetailRequests } from "./account-detail-requests.ts";
export { AccountHistory } from "./account-history.port.ts";
export type { AccountRecord } from "./account-record.ts";
export { accountRecordList } from "./account-record-list.ts";
export { cashAccountKind, loanAccountKind } from "./account-roles.ts";
export { Accounts } from "./accounts.port.ts";
export {
	accountFigure,
	shownBalances,
	shownTotal,
	totalBalance,
	withFloatingProfit,
} from "./asset-summary.ts";
export type { AccountKind, Balance } from "./balance.ts";
export { type BalancesContext, balancesMachine } from "./balances.machine.ts";
export { dayProfitOf } from "./day-profit.ts";
export { dayProfitPercentRule } from "./day-profit-percent.rule.ts";
export { dayStartTotalRule } from "./day-start-total.rule.ts";
export type { MovementKind } from "./movement-kind.ts";
export { type MoneyReading, readMoney } from "./read-money.ts";
export { type Payment, type Shortage, shortageOf, type TopUp, topUpOf } from "./shortage.ts";
export { balanceCourse, type CoursePoint, changeBetween } from "./statement/balance-course.ts";
export { readStatement } from "./statement/read-statement.ts";
export { statementMachine } from "./statement/statement.machine.ts";
export { kindsOf, type Statement, statementOf } from "./statement/statement.ts";
export { accountTotalRule } from "./total.rule.ts";
