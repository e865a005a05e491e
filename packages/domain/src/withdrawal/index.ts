export type { AddressNotice } from "./address/address-notice.ts";
export { type AddressVerdict, checkAddress } from "./address/check-address.ts";
export { inGroupsOfFour } from "./address/grouped.ts";
export { type AddressOrigin, type Network, networkOf } from "./address/network.ts";
export { withdrawalFeeRule } from "./figures/fee.rule.ts";
export { withdrawalLeftRule } from "./figures/left.rule.ts";
export { withdrawalMaxRule } from "./figures/max.rule.ts";
export { withdrawalRateRule } from "./figures/rate.rule.ts";
export { withdrawalReceiveRule } from "./figures/receive.rule.ts";
export { withdrawalRoundingCostRule } from "./figures/rounding-cost.rule.ts";
export { withdrawalUsdValueRule } from "./figures/usd-value.rule.ts";
export {
	type CurrenciesQuery,
	type CurrenciesReading,
	readCurrencies,
} from "./order/read-currencies.ts";
export { reconcileWithdrawal, type SentWithdrawal } from "./order/reconcile-withdrawal.ts";
export { withdrawalMachine } from "./order/withdrawal.machine.ts";
export type {
	BindingRequested,
	WithdrawalContext,
	WithdrawalEvent,
	WithdrawalToSend,
} from "./order/withdrawal.setup.ts";
export type { UsedAddresses, WithdrawalExternalFacts, WithdrawalFacts } from "./order/withdrawal-facts.ts";
export type { WithdrawalChange, WithdrawalForm } from "./order/withdrawal-form.ts";
export {
	needsWay,
	summariseWithdrawal,
	type WithdrawalIssue,
	type WithdrawalSummary,
} from "./order/withdrawal-summary.ts";
export { dollarPrice, figuresOf, roundsTooMuch, type WithdrawalFigures } from "./order/withdrawal-terms.ts";
export { type BankIssue, requiredBankFields } from "./ways/bank-details.ts";
export type { BankNotice } from "./ways/bank-numbers.ts";
export {
	type BankDetails,
	type BankField,
	type BoundWay,
	bankFields,
	type NewWay,
	noBankDetails,
	numberOf,
	type VisibleBankFields,
	visibleBankFields,
} from "./ways/bound-way.ts";
export { boundWaysMachine } from "./ways/bound-ways.machine.ts";
export { type BoundWaysContext, type BoundWaysEvent, mayBeRemoved } from "./ways/bound-ways.setup.ts";
export { mask } from "./ways/mask.ts";
export { type BindingReading, readBinding } from "./ways/read-binding.ts";
export { reconcileBinding, type SentBinding } from "./ways/reconcile-binding.ts";
export { reconcileRemoval, type SentRemoval } from "./ways/reconcile-removal.ts";
export type { AddressIssue } from "./ways/typed-address.ts";
export {
	type WayBindingContext,
	type WayBindingEvent,
	wayBindingMachine,
} from "./ways/way-binding.machine.ts";
export type { WayChange, WayFacts, WayForm } from "./ways/way-form.ts";
export { summariseWay, type WayIssue, type WaySummary } from "./ways/way-summary.ts";
export {
	type ListedOrder,
	offeredKinds,
	type WithdrawalCurrency,
	type WithdrawalKind,
	type WithdrawalOrder,
	type WithdrawalRecord,
	type WithdrawalTarget,
} from "./withdrawal.ts";
export { type WaysQuery, type WithdrawalQuery, Withdrawals } from "./withdrawals.port.ts";
