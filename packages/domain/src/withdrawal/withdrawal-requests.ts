import type { Sending } from "../command/command.ts";
import { readCurrencies } from "./order/read-currencies.ts";
import { readNewestWithdrawals } from "./order/read-newest-withdrawals.ts";
import { reconcileWithdrawal } from "./order/reconcile-withdrawal.ts";
import type { WithdrawalToSend } from "./order/withdrawal.setup.ts";
import { readBinding } from "./ways/read-binding.ts";
import { reconcileBinding, type SentBinding } from "./ways/reconcile-binding.ts";
import { reconcileRemoval, type SentRemoval } from "./ways/reconcile-removal.ts";
import { type WaysQuery, Withdrawals } from "./withdrawals.port.ts";

const readWays = (query: WaysQuery) => Withdrawals.use((port) => port.ways(query));

/** The requests of `withdrawalMachine`. */
export const withdrawalRequests = {
	commands: {
		send: ({ order, payPassword }: WithdrawalToSend): Sending<Withdrawals> =>
			Withdrawals.use((port) => port.withdraw(order, payPassword)),
	},
	readings: { readCurrencies, readWays, readNewest: readNewestWithdrawals, reconcile: reconcileWithdrawal },
};

/** The requests of `wayBindingMachine`. */
export const bindingRequests = {
	commands: {
		send: ({ way }: SentBinding): Sending<Withdrawals> => Withdrawals.use((port) => port.bind(way)),
	},
	readings: { readBinding, reconcile: reconcileBinding },
};

/** The requests of `boundWaysMachine`. */
export const boundWaysRequests = {
	commands: {
		send: ({ wayId }: SentRemoval): Sending<Withdrawals> => Withdrawals.use((port) => port.remove(wayId)),
	},
	readings: { readWays, reconcile: reconcileRemoval },
};
