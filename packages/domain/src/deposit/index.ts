export { bankDepositMachine } from "./bank/bank-deposit.machine.ts";
export { pollIntervalMs } from "./bank/bank-deposit.setup.ts";
export { type BankDepositIssue, summariseBankDeposit } from "./bank/bank-deposit-summary.ts";
export type { SentBankDeposit } from "./bank/reconcile-bank-deposit.ts";
export {
	readBankDepositNumber,
	type SentWireDeposit,
} from "./bank/reconcile-new-bank-deposit.ts";
export { cryptoDepositMachine } from "./crypto/crypto-deposit.machine.ts";
export { type CryptoDepositIssue, summariseCryptoDeposit } from "./crypto/crypto-deposit-summary.ts";
export {
	readCryptoDepositNumber,
	type SentCryptoDeposit,
} from "./crypto/reconcile-crypto-deposit.ts";
export type {
	BankDepositOrder,
	BankOption,
	CryptoChannel,
	MatchedBank,
	PendingDeposit,
	ReceivingInfo,
} from "./deposit.ts";
export { type DepositBlock, type DepositGate, type DepositTab, depositGate } from "./deposit-gate.ts";
export {
	bankDepositRequests,
	cryptoDepositRequests,
	depositRecordRequests,
	wireDepositRequests,
} from "./deposit-requests.ts";
export { Deposits } from "./deposits.port.ts";
export { depositList } from "./record/deposit-list.ts";
export { depositRecordMachine } from "./record/deposit-record.machine.ts";
export { type DepositKind, type DepositRecord, displayStatusOf } from "./record/deposit-record.ts";
export { wireDepositMachine } from "./wire/wire-deposit.machine.ts";
export { summariseWireDeposit, type WireDepositIssue } from "./wire/wire-deposit-summary.ts";
