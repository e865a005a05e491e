import { AccountHistory, accountDetailMachine } from "@tradewind/domain/account";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	detail: accountDetailMachine.provide({
		actors: {
			readAccount: request(
				(accountId) => AccountHistory.use((port) => port.account(accountId)),
				shownReading,
			),
		},
	}),
}));
