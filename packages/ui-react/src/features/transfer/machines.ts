import type { CommandReply } from "@tradewind/domain/command";
import { createFullListMachine, createPagedListMachine } from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import {
	type NumberedTransfer,
	numberTransfers,
	readTransferLog,
	reconcileTransfer,
	type SentTransfer,
	Transfers,
	transferMachine,
} from "@tradewind/domain/transfer";
import { Effect } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePerId } from "../../state/once-per.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

interface LogQuery {
	readonly accountId: number;
}

const keyOf = ({ place }: NumberedTransfer): number => place;

/** The transfers from or to an account, page by page, newest first (Spec 2 §4, §7). */
const logMachine = createPagedListMachine<NumberedTransfer, number, LogQuery, undefined>({ keyOf });

/** All of them, for the export. */
const exportMachine = createFullListMachine<NumberedTransfer, number, LogQuery, undefined>({ keyOf });

/** Reads the pages of one log, with the place of each record. */
const readLog = () => {
	const number = numberTransfers();
	return ({ query, page }: { readonly query: LogQuery; readonly page: number }) =>
		Effect.map(
			Transfers.use((port) => port.log({ ...query, page })),
			(records) => number(page, records),
		);
};

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
	log: () => logMachine.provide({ actors: { readPage: request(readLog(), shownReading) } }),
	export: exportMachine.provide({ actors: { readPage: request(readLog(), shownReading) } }),
}));

/** The log of each account; rows are unchanged when the customer returns. */
export const logOf = keptPerSession((app, _signedIn, ends) =>
	oncePerId((accountId: number) =>
		ends(createActor(machines(app).log(), { input: { query: { accountId } } }).start()),
	),
);
