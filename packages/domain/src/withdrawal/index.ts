export { type BankIssue, neededBankFields } from "./bank-details.ts";
export {
	type BankDetails,
	type BankField,
	type BoundWay,
	bankFields,
	type NewWay,
	noBankDetails,
	numberOf,
	type ShownBankFields,
	shownBankFields,
} from "./bound-way.ts";
export { boundWaysMachine } from "./bound-ways.machine.ts";
export { type BoundWaysContext, type BoundWaysEvent, mayBeRemoved } from "./bound-ways.setup.ts";
export { withdrawalFeeRule } from "./fee.rule.ts";
export { masked } from "./masked.ts";
export { withdrawalMaxRule } from "./max.rule.ts";
export { type BindingReading, readBinding } from "./read-binding.ts";
export { withdrawalReceiveRule } from "./receive.rule.ts";
export { reconcileBinding, type SentBinding } from "./reconcile-binding.ts";
export { reconcileRemoval, type SentRemoval } from "./reconcile-removal.ts";
export { reconcileWithdrawal, type SentWithdrawal } from "./reconcile-withdrawal.ts";
export type { AddressIssue } from "./typed-address.ts";
export {
	type WayBindingContext,
	type WayBindingEvent,
	wayBindingMachine,
} from "./way-binding.machine.ts";
export type { WayChange, WayFacts, WayForm } from "./way-form.ts";
export { summariseWay, type WayIssue, type WaySummary } from "./way-summary.ts";
export { withdrawalMachine } from "./withdrawal.machine.ts";
export type {
	BindWanted,
	WithdrawalContext,
	WithdrawalEvent,
	WithdrawalToSend,
} from "./withdrawal.setup.ts";
export {
	type ListedOrder,
	offeredKinds,
	type WithdrawalCurrency,
	type WithdrawalKind,
	type WithdrawalOrder,
	type WithdrawalRecord,
	type WithdrawalTarget,
} from "./withdrawal.ts";
export type { ToldOfWithdrawals, WithdrawalFacts } from "./withdrawal-facts.ts";
export type { WithdrawalChange, WithdrawalForm } from "./withdrawal-form.ts";
export {
	needsWay,
	summariseWithdrawal,
	type WithdrawalIssue,
	type WithdrawalSummary,
} from "./withdrawal-summary.ts";
export { type WaysQuery, type WithdrawalQuery, Withdrawals } from "./withdrawals.port.ts";
