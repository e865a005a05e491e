import type { WithdrawalKind } from "@tradewind/domain/withdrawal";

/** The `type` of an address (Spec 2 §2). */
const typeOf = { crypto: "1", bank: "2" } as const satisfies Record<WithdrawalKind, string>;

/** The page that binds a way. `currency` preselects a currency; it is ours. */
export const bindPage = (kind: WithdrawalKind, currencyId?: number): string =>
	`/mine/withdraw-way?type=${typeOf[kind]}${currencyId === undefined ? "" : `&currency=${currencyId}`}`;

/** The list of the bound ways of a kind. */
export const listPage = { crypto: "/mine/coin-address-list", bank: "/mine/bank-card-list" } as const;

/** The withdrawals of a kind. */
export const recordsPage = (kind: WithdrawalKind): string =>
	`/mine/withdraw?type=${typeOf[kind]}&view=records`;

export const tabOf = (tab: WithdrawalKind) => ({ type: typeOf[tab], tab });
