import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Sessions } from "../../session/login/sessions.port.ts";

/**
 * Looks for an application whose answer was lost: a customer who is a trader now was approved. Who is none may have applied
 * or not, and nothing shows which (Spec 2 §6). Only reads.
 */
export const reconcileTraderApplication: Effect.Effect<
	ReconcileResult<CommandReply>,
	QueryError,
	Sessions
> = Effect.gen(function* () {
	const { isTrader } = yield* (yield* Sessions).currentCustomer;
	return isTrader ? confirmed : { is: "unknown" };
});
