import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";

/** The newest page of the list of a kind: what is known before a withdrawal, with which a lost answer is reconciled. */
export const readNewestWithdrawals = (
	kind: WithdrawalKind,
): Effect.Effect<readonly WithdrawalRecord[], QueryError, Withdrawals> =>
	Effect.map(
		Withdrawals.use((port) => port.records({ kind, page: 1 })),
		({ rows }) => rows,
	);
