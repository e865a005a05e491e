import {
	copiesMachine,
	copiesRequests,
	followMachine,
	followRequests,
	traderApplicationMachine,
	traderApplicationRequests,
	traderRiskMachine,
	traderRiskRequests,
	type UserId,
	userId,
} from "@tradewind/domain/copy-trading";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import type { App } from "../../state/app.ts";
import { deviceNow } from "../../state/device-clock.ts";
import { defineMachines } from "../../state/machines.ts";
import { oncePer, oncePerId } from "../../state/once-per.ts";
import { shownCommand } from "../../state/ports.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	follow: followMachine.provide({ actors: actorsOf(followRequests) }),
	application: traderApplicationMachine.provide({
		actors: actorsOf(traderApplicationRequests, shownCommand),
	}),
	risk: traderRiskMachine.provide({ actors: actorsOf(traderRiskRequests) }),
	copies: copiesMachine.provide({ actors: actorsOf(copiesRequests) }),
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
