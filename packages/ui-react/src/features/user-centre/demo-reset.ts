import { Accounts } from "@tradewind/domain/account";
import { type CommandReply, confirmedCommandMachine, type ReconcileResult } from "@tradewind/domain/command";
import type { CommandError, QueryError } from "@tradewind/domain/request";
import { Effect } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { defineMachines } from "../../state/machines.ts";
import { shownCommand } from "../../state/ports.ts";

const reset = (): Effect.Effect<CommandReply, CommandError, Accounts> =>
	Accounts.use((port) => port.resetDemo);

/** No list shows a reset: balances equal to the first ones prove nothing. */
const reconcile = (): Effect.Effect<ReconcileResult<CommandReply>, QueryError> =>
	Effect.succeed({ is: "unknown" });

const machines = defineMachines(({ request }) => ({
	reset: confirmedCommandMachine.provide({
		actors: { send: request(reset, shownCommand), reconcile: request(reconcile) },
	}),
}));

/** The reset of the demo account (Spec 1 §6). What it changed is read again, also if its answer was lost. */
export const demoResetOf = keptPerSession((app, _signedIn, ends) => {
	const actor = createActor(machines(app).reset);
	const readAgain = () => {
		app.balances.send({ type: "load" });
		app.orders.send({ type: "load" });
	};
	actor.on("carried out", () => {
		readAgain();
		actor.send({ type: "acknowledge" });
	});
	actor.subscribe((snapshot) => {
		if (snapshot.matches({ "outcome unknown": "unresolved" })) readAgain();
	});
	return ends(actor.start());
});
