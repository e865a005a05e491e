export type { AddressNotice } from "./address/address-notice.ts";
export { checkAddress } from "./address/check-address.ts";
export { inGroupsOfFour } from "./address/grouped.ts";
export { withdrawalFeeRule } from "./figures/fee.rule.ts";
export { withdrawalLeftRule } from "./figures/left.rule.ts";
export { withdrawalRateRule } from "./figures/rate.rule.ts";
export { withdrawalReceiveRule } from "./figures/receive.rule.ts";
export { withdrawalRoundingCostRule } from "./figures/rounding-cost.rule.ts";
export { withdrawalUsdValueRule } from "./figures/usd-value.rule.ts";
export {
	readWithdrawalNumber,
	type SentWithdrawal,
} from "./order/reconcile-withdrawal.ts";
export { withdrawalMachine } from "./order/withdrawal.machine.ts";
export type { WithdrawalFacts } from "./order/withdrawal-facts.ts";
export type { WithdrawalChange, WithdrawalForm } from "./order/withdrawal-form.ts";
export { needsWay, summariseWithdrawal } from "./order/withdrawal-summary.ts";
export { dollarPrice, figuresOf, roundsTooMuch } from "./order/withdrawal-terms.ts";
export type { BankNotice } from "./ways/bank-numbers.ts";
export {
	type BankDetails,
	type BankField,
	type BoundWay,
	bankFields,
	isRequiredBankField,
	isSecretBankField,
	type NewWay,
	noBankDetails,
	numberOf,
	visibleBankFields,
} from "./ways/bound-way.ts";
export { boundWaysMachine } from "./ways/bound-ways.machine.ts";
export { mayBeRemoved } from "./ways/bound-ways.setup.ts";
export { mask } from "./ways/mask.ts";
export type { AddressIssue } from "./ways/typed-address.ts";
export { wayBindingMachine } from "./ways/way-binding.machine.ts";
export type { WayFacts } from "./ways/way-form.ts";
export { summariseWay } from "./ways/way-summary.ts";
export { withdrawalFeeCheck } from "./withdrawal.checks.ts";
export {
	offeredKinds,
	type WithdrawalCurrency,
	type WithdrawalKind,
	type WithdrawalOrder,
	type WithdrawalRecord,
} from "./withdrawal.ts";
export { withdrawalKey, withdrawalList } from "./withdrawal-list.ts";
export { bindingRequests, boundWaysRequests, withdrawalRequests } from "./withdrawal-requests.ts";
export {
	forEachText,
	maxLengthOf,
	noTexts,
	type WithdrawalText,
	type WithdrawalTexts,
	withdrawalTexts,
} from "./withdrawal-texts.ts";
export { Withdrawals } from "./withdrawals.port.ts";
