import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { BoundWay, NewWay } from "./ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind, WithdrawalOrder, WithdrawalRecord } from "./withdrawal.ts";

export interface WaysQuery {
	readonly kind: WithdrawalKind;
	/** `undefined` for the ways of all currencies. */
	readonly currencyId: number | undefined;
}

export interface WithdrawalQuery {
	readonly kind: WithdrawalKind;
	/** From 1. */
	readonly page: number;
}

/**
 * Withdrawals and withdraw ways (Spec 2 §7). `withdraw`, `bind` and `remove` are commands: at most one request each,
 * never repeated. `withdraw` takes the pay password as a separate argument, so that it is not stored with the order.
 */
export class Withdrawals extends Context.Service<
	Withdrawals,
	{
		readonly withdraw: (
			order: WithdrawalOrder,
			payPassword: string | undefined,
		) => Effect.Effect<CommandDone, CommandError>;
		readonly bind: (way: NewWay) => Effect.Effect<CommandDone, CommandError>;
		readonly remove: (wayId: number) => Effect.Effect<CommandDone, CommandError>;
		/** Query. The currencies of the kind; may be empty. */
		readonly currencies: (kind: WithdrawalKind) => Effect.Effect<readonly WithdrawalCurrency[], QueryError>;
		/** Query. All ways in one reply. */
		readonly ways: (query: WaysQuery) => Effect.Effect<readonly BoundWay[], QueryError>;
		/** Query. Newest first; ids ascend. */
		readonly records: (
			query: WithdrawalQuery,
		) => Effect.Effect<ListPage<WithdrawalRecord, undefined>, QueryError>;
	}
>()("@tradewind/domain/withdrawal/Withdrawals") {}
