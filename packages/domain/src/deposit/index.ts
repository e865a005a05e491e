export { bankDepositMachine } from "./bank/bank-deposit.machine.ts";
export {
	type BankDepositContext,
	type BankDepositEvent,
	pollIntervalMs,
} from "./bank/bank-deposit.setup.ts";
export type { BankDepositCommand } from "./bank/bank-deposit-command.ts";
export type { BankDepositChange, BankDepositForm } from "./bank/bank-deposit-form.ts";
export {
	type BankDepositFacts,
	type BankDepositInput,
	type BankDepositIssue,
	type BankDepositSummary,
	summariseBankDeposit,
} from "./bank/bank-deposit-summary.ts";
export { reconcileBankDeposit, type SentBankDeposit } from "./bank/reconcile-bank-deposit.ts";
export {
	reconcileNewBankDeposit,
	type SentNewBankDeposit,
	type SentWireDeposit,
} from "./bank/reconcile-new-bank-deposit.ts";
export { cryptoDepositMachine } from "./crypto/crypto-deposit.machine.ts";
export type { CryptoDepositContext, CryptoDepositEvent } from "./crypto/crypto-deposit.setup.ts";
export type { CryptoDepositChange, CryptoDepositForm } from "./crypto/crypto-deposit-form.ts";
export {
	type CryptoDepositFacts,
	type CryptoDepositInput,
	type CryptoDepositIssue,
	type CryptoDepositSummary,
	summariseCryptoDeposit,
} from "./crypto/crypto-deposit-summary.ts";
export { reconcileCryptoDeposit, type SentCryptoDeposit } from "./crypto/reconcile-crypto-deposit.ts";
export type {
	BankDepositOrder,
	BankOption,
	CryptoChannel,
	CryptoDepositOrder,
	DepositProof,
	MatchedBank,
	PendingDeposit,
	ReceivingInfo,
	WireDepositOrder,
} from "./deposit.ts";
export {
	type DepositAccess,
	type DepositBlock,
	type DepositGate,
	type DepositTab,
	depositGate,
} from "./deposit-gate.ts";
export { type DepositQuery, Deposits } from "./deposits.port.ts";
export {
	type BankDepositReading,
	type CryptoDepositReading,
	readBankDeposit,
	readCryptoDeposit,
	readDepositRecord,
	readWireDeposit,
	type WireDepositReading,
} from "./read-deposits.ts";
export {
	type DepositRecordContext,
	type DepositRecordEvent,
	type DepositRecordInput,
	depositRecordMachine,
} from "./record/deposit-record.machine.ts";
export {
	type DepositDisplayStatus,
	type DepositKind,
	type DepositRecord,
	type DepositStatus,
	displayStatusOf,
} from "./record/deposit-record.ts";
export { type DepositStage, depositStage } from "./record/deposit-stage.ts";
export { wireDepositMachine } from "./wire/wire-deposit.machine.ts";
export type { WireDepositContext, WireDepositEvent } from "./wire/wire-deposit.setup.ts";
export {
	summariseWireDeposit,
	type WireDepositFacts,
	type WireDepositInput,
	type WireDepositIssue,
	type WireDepositSummary,
} from "./wire/wire-deposit-summary.ts";
