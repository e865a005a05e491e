import type { CommandReply } from "@tradewind/domain/command";
import {
	CopyTrading,
	copiesMachine,
	type FollowCommand,
	followMachine,
	readCopies,
	readTrades,
	reconcileFollow,
	reconcileTraderApplication,
	type TraderApplication,
	traderApplicationMachine,
	traderRiskMachine,
	type UserId,
	userId,
} from "@tradewind/domain/copy-trading";
import type { CommandError } from "@tradewind/domain/request";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import type { App } from "../../state/app.ts";
import { deviceNow } from "../../state/device-clock.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePer, oncePerId } from "../../state/once-per.ts";
import { selfShownCommand, shownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	follow: followMachine.provide({
		actors: {
			readTrader: request((id: UserId) => CopyTrading.use((port) => port.trader(id)), shownReading),
			send: request<CommandReply, CommandError, FollowCommand>(
				(command) =>
					CopyTrading.use((port) =>
						command.is === "follow" ? port.follow(command) : port.unfollow(command.trader),
					),
				selfShownCommand,
			),
			reconcile: request(reconcileFollow, shownReading),
		},
	}),
	application: traderApplicationMachine.provide({
		actors: {
			send: request<CommandReply, CommandError, TraderApplication>(
				() => CopyTrading.use((port) => port.applyAsTrader),
				shownCommand,
			),
			reconcile: request(() => reconcileTraderApplication, shownReading),
		},
	}),
	risk: traderRiskMachine.provide({ actors: { readTrades: request(readTrades, shownReading) } }),
	copies: copiesMachine.provide({ actors: { readCopies: request(readCopies, shownReading) } }),
}));

/** The trades of the last three weeks of each trader, whom cards and sheets show. */
export const tradesOf = oncePer((app: App) =>
	oncePerId((traderId: UserId) =>
		createActor(machines(app).risk, { input: { traderId, now: deviceNow().wall } }).start(),
	),
);

/** The customer's copies of each followed trader. */
export const copiesOf = keptPerSession((app, { customer }, ends) =>
	oncePerId((traderId: UserId) =>
		ends(
			createActor(machines(app).copies, {
				input: { traderId, followerId: userId(customer.id) },
			}).start(),
		),
	),
);
