export { bankDepositMachine } from "./bank-deposit.machine.ts";
export {
	type BankDepositContext,
	type BankDepositEvent,
	pollInterval,
} from "./bank-deposit.setup.ts";
export type { BankDepositCommand } from "./bank-deposit-command.ts";
export type { BankDepositChange, BankDepositForm } from "./bank-deposit-form.ts";
export {
	type BankDepositFacts,
	type BankDepositInput,
	type BankDepositIssue,
	type BankDepositSummary,
	summariseBankDeposit,
} from "./bank-deposit-summary.ts";
export { cryptoDepositMachine } from "./crypto-deposit.machine.ts";
export type { CryptoDepositContext, CryptoDepositEvent } from "./crypto-deposit.setup.ts";
export type { CryptoDepositChange, CryptoDepositForm } from "./crypto-deposit-form.ts";
export {
	type CryptoDepositFacts,
	type CryptoDepositInput,
	type CryptoDepositIssue,
	type CryptoDepositSummary,
	summariseCryptoDeposit,
} from "./crypto-deposit-summary.ts";
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
	type DepositBarrier,
	type DepositGate,
	type DepositTab,
	depositGate,
} from "./deposit-gate.ts";
export {
	type DepositRecordContext,
	type DepositRecordEvent,
	type DepositRecordInput,
	depositRecordMachine,
} from "./deposit-record.machine.ts";
export {
	type DepositFace,
	type DepositKind,
	type DepositRecord,
	type DepositStatus,
	depositFace,
} from "./deposit-record.ts";
export { type DepositStage, depositStage } from "./deposit-stage.ts";
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
export { reconcileBankDeposit, type SentBankDeposit } from "./reconcile-bank-deposit.ts";
export { reconcileCryptoDeposit, type SentCryptoDeposit } from "./reconcile-crypto-deposit.ts";
export {
	reconcileNewBankDeposit,
	type SentNewBankDeposit,
	type SentWireDeposit,
} from "./reconcile-new-bank-deposit.ts";
export { wireDepositMachine } from "./wire-deposit.machine.ts";
export type { WireDepositContext, WireDepositEvent } from "./wire-deposit.setup.ts";
export {
	summariseWireDeposit,
	type WireDepositFacts,
	type WireDepositInput,
	type WireDepositIssue,
	type WireDepositSummary,
} from "./wire-deposit-summary.ts";
