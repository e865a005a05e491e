export { reconcileTransfer, type SentTransfer } from "./reconcile-transfer.ts";
export { type TransferContext, type TransferEvent, transferMachine } from "./transfer.machine.ts";
export type { TransferAccount, TransferOrder, TransferRecord } from "./transfer.ts";
export type { TransferChange, TransferForm } from "./transfer-form.ts";
export {
	summariseTransfer,
	type TransferFacts,
	type TransferIssue,
	type TransferSummary,
} from "./transfer-summary.ts";
export { type TransferQuery, Transfers } from "./transfers.port.ts";
