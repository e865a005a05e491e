import type { CommandReply } from "@tradewind/domain/command";
import {
	Funds,
	fundSubscriptionMachine,
	type Redemption,
	readFund,
	readSubscription,
	reconcileRedemption,
	reconcileSubscription,
	redemptionMachine,
	type SentSubscription,
} from "@tradewind/domain/fund";
import type { CommandError } from "@tradewind/domain/request";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	subscription: fundSubscriptionMachine.provide({
		actors: {
			readFund: request(readFund, shownReading),
			send: request<CommandReply, CommandError, SentSubscription>(
				({ order }) => Funds.use((port) => port.subscribe(order)),
				selfShownCommand,
			),
			reconcile: request(reconcileSubscription, shownReading),
		},
	}),
	redemption: redemptionMachine.provide({
		actors: {
			readSubscription: request(readSubscription, shownReading),
			send: request<CommandReply, CommandError, Redemption>(
				({ subscription }) => Funds.use((port) => port.redeem(subscription)),
				selfShownCommand,
			),
			reconcile: request(reconcileRedemption, shownReading),
		},
	}),
}));
