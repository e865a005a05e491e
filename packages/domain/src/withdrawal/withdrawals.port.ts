import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { BoundWay, NewWay } from "./ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind, WithdrawalOrder, WithdrawalRecord } from "./withdrawal.ts";

export interface WaysQuery {
	readonly kind: WithdrawalKind;
	/** `undefined` for the ways of all its currencies. */
	readonly currencyId: number | undefined;
}

export interface WithdrawalQuery {
	readonly kind: WithdrawalKind;
	/** From 1. */
	readonly page: number;
}

/**
 * Withdrawals and the ways that they are paid out on (Spec 2 §7). `withdraw`, `bind` and `remove` are commands: at most one
 * request, never repeated. `withdraw` takes the pay password apart from the order, so that it is kept nowhere with it.
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
		/** Query. What the kind can be paid out in; empty where there is nothing. */
		readonly currencies: (kind: WithdrawalKind) => Effect.Effect<readonly WithdrawalCurrency[], QueryError>;
		/** Query. All of them at once. */
		readonly ways: (query: WaysQuery) => Effect.Effect<readonly BoundWay[], QueryError>;
		/** Query. Newest first; ids ascend. */
		readonly records: (
			query: WithdrawalQuery,
		) => Effect.Effect<ListPage<WithdrawalRecord, undefined>, QueryError>;
	}
>()("@tradewind/domain/withdrawal/Withdrawals") {}
