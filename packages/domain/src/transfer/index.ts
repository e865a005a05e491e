export { type NumberedTransfer, numberTransfers } from "./numbered-transfer.ts";
export { reconcileTransfer, type SentTransfer } from "./reconcile-transfer.ts";
export {
	type TransferContext,
	type TransferEvent,
	type TransferInput,
	transferMachine,
} from "./transfer.machine.ts";
export {
	type TransferAccount,
	type TransferOrder,
	type TransferRecord,
	transferAccounts,
} from "./transfer.ts";
export type { TransferChange, TransferForm } from "./transfer-form.ts";
export {
	summariseTransfer,
	type TransferFacts,
	type TransferIssue,
	type TransferSummary,
} from "./transfer-summary.ts";
export { type TransferQuery, Transfers } from "./transfers.port.ts";
