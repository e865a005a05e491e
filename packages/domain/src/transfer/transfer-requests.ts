import type { Sending } from "../command/command.ts";
import { readTransferLog } from "./read-transfer-log.ts";
import { reconcileTransfer, type SentTransfer } from "./reconcile-transfer.ts";
import { Transfers } from "./transfers.port.ts";

/** The requests of `transferMachine`. */
export const transferRequests = {
	commands: {
		send: ({ order }: SentTransfer): Sending<Transfers> => Transfers.use((port) => port.transfer(order)),
	},
	readings: { readLog: readTransferLog, reconcile: reconcileTransfer },
};
