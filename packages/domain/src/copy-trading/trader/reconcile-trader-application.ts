import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Sessions } from "../../session/login/sessions.port.ts";

/**
 * Checks an application whose answer was lost: a customer who is now a trader was approved. Otherwise the result is
 * unknown, because no list shows applications (Spec 2 §6). Only reads.
 */
export const reconcileTraderApplication: Effect.Effect<
	ReconcileResult<CommandReply>,
	QueryError,
	Sessions
> = Effect.gen(function* () {
	const { isTrader } = yield* (yield* Sessions).currentCustomer;
	return isTrader ? confirmed : { is: "unknown" };
});
