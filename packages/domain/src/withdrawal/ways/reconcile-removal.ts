import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalKind } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";

/** A bound way to remove. */
export interface SentRemoval {
	readonly kind: WithdrawalKind;
	readonly wayId: number;
}

/** Checks whether a way whose removal was not answered is still listed. Only reads. */
export const reconcileRemoval = ({
	kind,
	wayId,
}: SentRemoval): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const withdrawals = yield* Withdrawals;
		const ways = yield* withdrawals.ways({ kind, currencyId: undefined });
		return ways.some(({ id }) => id === wayId) ? { is: "absent" } : confirmed;
	});
