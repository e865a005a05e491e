import type { Sending } from "../command/command.ts";
import { CopyTrading } from "./copy-trading.port.ts";
import { readCopies } from "./follow/copies.ts";
import type { FollowCommand } from "./follow/follow-command.ts";
import { reconcileFollow } from "./follow/reconcile-follow.ts";
import { readTrades } from "./risk/read-trades.ts";
import { reconcileTraderApplication } from "./trader/reconcile-trader-application.ts";
import type { TraderApplication } from "./trader/trader-application-form.ts";
import type { UserId } from "./user-id.ts";

/** The requests of `followMachine`. */
export const followRequests = {
	commands: {
		send: (command: FollowCommand): Sending<CopyTrading> =>
			CopyTrading.use((port) =>
				command.is === "follow" ? port.follow(command) : port.unfollow(command.trader),
			),
	},
	readings: {
		readTrader: (id: UserId) => CopyTrading.use((port) => port.trader(id)),
		reconcile: reconcileFollow,
	},
};

/** The requests of `traderApplicationMachine`. */
export const traderApplicationRequests = {
	commands: {
		send: (_: TraderApplication): Sending<CopyTrading> => CopyTrading.use((port) => port.applyAsTrader),
	},
	readings: { reconcile: (_: TraderApplication) => reconcileTraderApplication },
};

/** The request of `traderRiskMachine`. */
export const traderRiskRequests = { readings: { readTrades } };

/** The request of `copiesMachine`. */
export const copiesRequests = { readings: { readCopies } };
