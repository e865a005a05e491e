import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import type { FollowCommand } from "./follow-command.ts";

/**
 * Reads the trader after a command whose answer was lost: the follow status proves or disproves it. The settings
 * cannot be read. Only reads.
 */
export const reconcileFollow = ({
	is,
	trader,
}: FollowCommand): Effect.Effect<ReconcileResult<CommandReply>, QueryError, CopyTrading> =>
	Effect.gen(function* () {
		const { isFollowed } = yield* (yield* CopyTrading).trader(trader);
		return isFollowed === (is === "follow") ? confirmed : { is: "absent" };
	});
