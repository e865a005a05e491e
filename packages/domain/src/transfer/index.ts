export type { NumberedTransfer } from "./numbered-transfer.ts";
export type { SentTransfer } from "./reconcile-transfer.ts";
export { transferMachine } from "./transfer.machine.ts";
export { type TransferAccount, type TransferRecord, transferAccounts } from "./transfer.ts";
export type { TransferChange } from "./transfer-form.ts";
export { transferLog } from "./transfer-log-list.ts";
export { transferRequests } from "./transfer-requests.ts";
export { summariseTransfer, type TransferSummary } from "./transfer-summary.ts";
export { Transfers } from "./transfers.port.ts";
