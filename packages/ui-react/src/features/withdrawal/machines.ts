import type { CommandReply } from "@tradewind/domain/command";
import { createFullListMachine, createPagedListMachine } from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import {
	boundWaysMachine,
	readBinding,
	readCurrencies,
	readNewestWithdrawals,
	reconcileBinding,
	reconcileRemoval,
	reconcileWithdrawal,
	type SentBinding,
	type SentRemoval,
	type WaysQuery,
	type WithdrawalKind,
	type WithdrawalRecord,
	Withdrawals,
	type WithdrawalToSend,
	wayBindingMachine,
	withdrawalMachine,
} from "@tradewind/domain/withdrawal";
import type { ActorRefFrom } from "xstate";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownCommand, shownReading } from "../../state/ports.ts";
import { keyOfRecord } from "./record-key.ts";

interface RecordsQuery {
	readonly kind: WithdrawalKind;
}

/** The withdrawals of a kind, page by page, newest first (Spec 2 §2). */
const recordsMachine = createPagedListMachine<WithdrawalRecord, string, RecordsQuery, undefined>({
	keyOf: keyOfRecord,
});

/** All withdrawals of a kind, for an export. */
const exportMachine = createFullListMachine<WithdrawalRecord, string, RecordsQuery, undefined>({
	keyOf: keyOfRecord,
});

const readRecords = ({ query, page }: { readonly query: RecordsQuery; readonly page: number }) =>
	Withdrawals.use((port) => port.records({ ...query, page }));

const readWays = (query: WaysQuery) => Withdrawals.use((port) => port.ways(query));

export const machines = defineMachines((request) => ({
	withdrawal: withdrawalMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, WithdrawalToSend>(
				({ order, payPassword }) => Withdrawals.use((port) => port.withdraw(order, payPassword)),
				selfShownCommand,
			),
			reconcile: request(reconcileWithdrawal, shownReading),
			readCurrencies: request(readCurrencies, shownReading),
			readWays: request(readWays, shownReading),
			readNewest: request(readNewestWithdrawals, shownReading),
		},
	}),
	binding: wayBindingMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, SentBinding>(
				({ way }) => Withdrawals.use((port) => port.bind(way)),
				shownCommand,
			),
			reconcile: request(reconcileBinding, shownReading),
			readBinding: request(readBinding, shownReading),
		},
	}),
	boundWays: boundWaysMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, SentRemoval>(
				({ wayId }) => Withdrawals.use((port) => port.remove(wayId)),
				shownCommand,
			),
			reconcile: request(reconcileRemoval, shownReading),
			readWays: request(readWays, shownReading),
		},
	}),
	records: recordsMachine.provide({ actors: { readPage: request(readRecords, shownReading) } }),
	export: exportMachine.provide({ actors: { readPage: request(readRecords, shownReading) } }),
}));

export type WithdrawalActor = ActorRefFrom<ReturnType<typeof machines>["withdrawal"]>;
