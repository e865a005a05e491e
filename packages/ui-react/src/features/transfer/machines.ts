import type { CommandReply } from "@tradewind/domain/command";
import type { CommandError } from "@tradewind/domain/request";
import {
	readTransferLog,
	reconcileTransfer,
	type SentTransfer,
	Transfers,
	transferMachine,
} from "@tradewind/domain/transfer";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	transfer: transferMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, SentTransfer>(
				({ order }) => Transfers.use((port) => port.transfer(order)),
				selfShownCommand,
			),
			readLog: request(readTransferLog, shownReading),
			reconcile: request(reconcileTransfer, shownReading),
		},
	}),
}));
