import type { CommandReply } from "@tradewind/domain/command";
import type { CommandError } from "@tradewind/domain/request";
import {
	boundWaysMachine,
	readBinding,
	readCurrencies,
	reconcileBinding,
	reconcileRemoval,
	reconcileWithdrawal,
	type SentBinding,
	type SentRemoval,
	type WaysQuery,
	Withdrawals,
	type WithdrawalToSend,
	wayBindingMachine,
	withdrawalMachine,
} from "@tradewind/domain/withdrawal";
import type { ActorRefFrom } from "xstate";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownCommand, shownReading } from "../../state/ports.ts";

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
}));

export type WithdrawalActor = ActorRefFrom<ReturnType<typeof machines>["withdrawal"]>;
